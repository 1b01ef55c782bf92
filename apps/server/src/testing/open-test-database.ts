import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { openEmbedded, type OpenDatabase, openServer } from '../database/open.ts'
import { openVault } from '../database/vault/vault.ts'
import { testWrappingKeys } from './wrapping-keys.ts'

/**
 * Opens an empty, migrated database for the caller alone, deleted on close: in memory or, with
 * TEST_DATABASE_URL, on that server. It is a copy of `snapshot`, a file of the embedded engine or a database
 * on the server; with `null` it is migrated from scratch.
 */
export async function openTestDatabase(snapshot: string | null): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const opened = await openEmbedded(
      snapshot === null ? {} : { snapshot: new Uint8Array(await readFile(snapshot)) },
    )
    await openVault(opened.db, testWrappingKeys)
    return opened
  }

  const name = `${snapshot ?? 'bearings_test'}_${randomUUID().slice(0, 8)}`
  await onServer(`create database ${name}${snapshot === null ? '' : ` template ${snapshot}`}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openServer(url.href)
  await openVault(opened.db, testWrappingKeys)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

/** Runs a statement on the server of TEST_DATABASE_URL, outside the test databases. */
export async function onServer(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
