import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openServer } from '../database/open.ts'
import { onServer } from './open-test-database.ts'
import { snapshotOf } from './snapshot.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database: a file of the embedded engine or, with TEST_DATABASE_URL, its name. */
    snapshot: string
  }
}

/** Creates and migrates one database for the whole run; the tests work on copies of it. */
export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    project.provide('snapshot', await snapshotOf('migrated'))
    return
  }
  const name = `bearings_test_${randomUUID().slice(0, 8)}`
  await onServer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  await (await openServer(url.href)).close()

  project.provide('snapshot', name)
  return async () => {
    const { rows } = await onServer(
      `select datname from pg_database where datname = '${name}' or datname like '${name}\\_%'`,
    )
    for (const { datname } of rows as { datname: string }[])
      await onServer(`drop database ${datname} with (force)`)
  }
}
