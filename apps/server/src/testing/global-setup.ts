import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../database/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated, empty database; absent when the tests run on a PostgreSQL server. */
    snapshot: string | null
  }
}

/** Creates and migrates one database for the whole run; every test file starts from a copy of it. */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('snapshot', null)
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'bearings-test-'))
  const file = join(folder, 'migrated.tar')
  const { client, close } = await openEmbedded()
  await writeFile(file, await client.dump())
  await close()

  project.provide('snapshot', file)
  return () => rm(folder, { recursive: true })
}
