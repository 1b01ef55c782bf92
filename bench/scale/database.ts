import { loadCatalog } from '@bearings/server/database/catalog/load'
import { openServer } from '@bearings/server/database/open'
import { openVault } from '@bearings/server/database/vault/vault'
import { onServer } from '@bearings/server/testing/open-test-database'
import { populate } from '@bearings/server/testing/population'
import { testWrappingKeys } from '@bearings/server/testing/wrapping-keys'

/** How many students an advisor has. */
export const perAdvisor = 50

/**
 * A database with so many students, on the server of TEST_DATABASE_URL. One that an earlier run has kept is taken as it
 * is; one that was not finished is made anew.
 */
export async function openPopulated(students: number) {
  const name = `bearings_scale_${students}`
  const isThere = await isFinished(name)
  if (!isThere) {
    await onServer(`drop database if exists ${name} with (force)`)
    await onServer(`create database ${name}`)
  }
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  const opened = await openServer(url.href)
  await openVault(opened.db, testWrappingKeys)
  if (!isThere) {
    await loadCatalog(opened.background, () => {})
    await populate(opened.background, { students, perAdvisor })
    await onServer(`comment on database ${name} is 'populated'`)
  }
  return { ...opened, isNew: !isThere, drop: () => onServer(`drop database ${name} with (force)`) }
}

async function isFinished(name: string): Promise<boolean> {
  const { rowCount } = await onServer(
    `select from pg_database where datname = '${name}' and shobj_description(oid, 'pg_database') = 'populated'`,
  )
  return rowCount === 1
}
