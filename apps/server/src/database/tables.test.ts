import { readdir, readFile } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as tables from './tables/all.ts'

const snapshots = new URL('../../migrations/meta/', import.meta.url)

test('each change of a table has its migration', async () => {
  const [newest] = (await readdir(snapshots))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .reverse()
  const migrated = JSON.parse(await readFile(new URL(newest!, snapshots), 'utf8'))
  const current = generateDrizzleJson(tables, migrated.id, undefined, 'snake_case')

  // Empty if there is nothing left that `npm run migration` would write.
  expect(await generateMigration(migrated, current)).toEqual([])
})
