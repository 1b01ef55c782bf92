import { loadCatalog } from '@bearings/server/database/catalog/load'
import { snapshotOf } from '@bearings/server/testing/snapshot'

/** Creates a migrated database with the whole catalog; every worker starts from a copy of it. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return
  process.env.E2E_SNAPSHOT = await snapshotOf('catalog', ['data', 'apps/server/src/database/catalog'], (db) =>
    loadCatalog(db, () => {}),
  )
}
