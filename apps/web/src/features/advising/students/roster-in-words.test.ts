import { expect, test } from 'vitest'
import { rosterInWords } from './roster-in-words.ts'

test.each([
  [{}, undefined, 'All students. Sorted by: Who needs attention first.'],
  [
    { reason: 'late', group: 'a', graduationYear: 2027, q: 'ada', order: 'name' },
    'First-gen',
    'Late, group First-gen, class of 2027, matching “ada”. Sorted by: Name.',
  ],
  [
    { graduationYear: 2027, order: 'name', direction: 'descending' },
    undefined,
    'Class of 2027. Sorted by: Name, reversed.',
  ],
] as const)('an advisor reads on paper which students these are: %j', (search, group, words) => {
  expect(rosterInWords(search, group)).toBe(words)
})
