import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalog } from '@bearings/server/database/catalog/load'
import { openEmbedded } from '@bearings/server/database/open'

/** One migrated database with the whole catalog; every worker starts from a copy of it. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'bearings-e2e-'))
  process.env.E2E_SNAPSHOT = join(folder, 'catalog.tar')

  const { client, db, close } = await openEmbedded()
  await loadCatalog(db, () => {})
  await writeFile(process.env.E2E_SNAPSHOT, await client.dump())
  await close()

  return () => rm(folder, { recursive: true })
}
