import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import type { OpenDatabase } from './open.ts'
import { runQueries } from './run-queries.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openTestDatabase(inject('snapshot'))
})
afterAll(() => opened.close())

/** Two queries, and a counter of how many ran at once. */
function asks() {
  let [open, most] = [0, 0]
  const ask = (answer: string) => async () => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    return answer
  }
  return { asked: [ask('one'), ask('other')] as const, most: () => most }
}

test('what has nothing to do with each other is asked at once, and in turn over the one connection of a transaction', async () => {
  const outside = asks()
  const inside = asks()

  expect(await runQueries(opened.db, ...outside.asked)).toEqual(['one', 'other'])
  expect(await opened.db.transaction((tx) => runQueries(tx, ...inside.asked))).toEqual(['one', 'other'])
  expect([outside.most(), inside.most()]).toEqual([2, 1])
})
