import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { openEmbedded, type OpenDatabase, openServer } from '../database/open.ts'

/**
 * An empty, migrated database of the caller's own: in memory from the snapshot,
 * or, with TEST_DATABASE_URL, a new one on that server, dropped on close.
 */
export async function openTestDatabase(snapshot: string | null): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    return openEmbedded(snapshot === null ? {} : { snapshot: new Uint8Array(await readFile(snapshot)) })

  const name = `bearings_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openServer(url.href)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
