import { expect, test } from 'vitest'
import { filtersInWords } from './filters-in-words.ts'

test.each([
  [{ view: 'list' }, undefined, null],
  [{ source: 'essay', late: true }, undefined, 'Shown: Essays, only late ones.'],
  [
    { school: 'a', done: true, tests: false },
    'Ocean College',
    'Shown: Ocean College, also what is done, no SAT or ACT dates.',
  ],
] as const)('a student reads on paper which dates these are: %j', (search, school, words) => {
  expect(filtersInWords(search, school)).toBe(words)
})
