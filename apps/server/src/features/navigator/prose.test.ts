import { expect, test } from 'vitest'
import { tablesAsLists } from './prose.ts'

test('a student reads a quoted table as a list, with what the columns are called', () => {
  const text = `There are two kinds.

| Line | What it is | Paid back? |
| --- | --- | --- |
| Grant | A gift | No |
| Loan | Money in your name | Yes, with interest |

Add them up.`

  expect(tablesAsLists(text)).toBe(`There are two kinds.

- Grant: A gift; Paid back? No.
- Loan: Money in your name; Paid back? Yes, with interest.

Add them up.`)
})

test('a column of dates or prices is called by its name', () => {
  expect(
    tablesAsLists('| SAT | Register by |  Late until |\n|---|---|---|\n| May 1 | April 16 | April 20 |'),
  ).toBe('- May 1: Register by April 16; Late until April 20.\n')
})

test('a table of two columns needs no names of them, and a text without a table stays as it is', () => {
  expect(tablesAsLists('| Weeks | What |\n| --- | --- |\n| 1 | Take one full test. |\n')).toBe(
    '- 1: Take one full test.\n',
  )
  expect(tablesAsLists('Yes | no, or\n- maybe')).toBe('Yes | no, or\n- maybe')
})
