import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './cases/aid.cases.ts'

const contents = JSON.parse(readFileSync(join(import.meta.dirname, 'cases/aid.json'), 'utf8'))

test('every worked family comes out as it is given, line by line', async () => {
  expect(await run(contents)).toBe(true)
})

test.each([
  { what: 'a line', changed: { parentPayrollTax: 7269 } },
  { what: 'a name', changed: { parentsTotal: 95_000 } },
  { what: 'an index', changed: { sai: 7812 } },
])('a family of which $what is otherwise is noticed', async ({ changed }) => {
  const [first, ...others] = contents.computed
  const expected = { ...first.expected, ...changed }
  expect(await run({ ...contents, computed: [{ ...first, expected }, ...others] })).toBe(false)
})

test('a file without any family does not count as one that holds', async () => {
  expect(await run({ note: 'nothing' })).toBe(false)
})
