import { loadCatalog } from '@bearings/server/database/catalog/load'
import { openServer } from '@bearings/server/database/open'
import { openVault } from '@bearings/server/database/vault/vault'
import { onServer } from '@bearings/server/testing/open-test-database'
import { populate } from '@bearings/server/testing/population'
import { testWrappingKeys } from '@bearings/server/testing/wrapping-keys'

/** The number of students per advisor. */
export const perAdvisor = 50

/**
 * Opens a database with this many students, on the server of TEST_DATABASE_URL. Reuses one that an earlier
 * run has kept; an unfinished one is made again.
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
