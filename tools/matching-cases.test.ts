import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './cases/matching.cases.ts'

const contents = JSON.parse(readFileSync(join(import.meta.dirname, 'cases/matching.json'), 'utf8'))

test('every worked case of the method comes out as it is given', async () => {
  expect(await run(contents)).toBe(true)
})

test.each([
  { what: 'odds', changed: { mid: 0.5 } },
  { what: 'a label', changed: { category: 'Likely' } },
  { what: 'a school', changed: { school: 'Nowhere' } },
  { what: 'an answer', changed: { status: 'TEST_REQUIRED' } },
])('a case that expects $what otherwise is noticed', async ({ changed }) => {
  const [first, ...others] = contents.cases
  expect(await run({ ...contents, cases: [{ ...first, ...changed }, ...others] })).toBe(false)
})
