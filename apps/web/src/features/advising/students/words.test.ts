import { expect, test } from 'vitest'
import {
  lastActiveInWords,
  laterClassInWords,
  needsLeftOver,
  noDateInWords,
  noneInWords,
  shortDate,
} from './words.ts'

const nothing = {
  list: false,
  profile: false,
  testScores: false,
  weeks: false,
  letters: false,
  aid: false,
  sensitive: false,
}
const quiet = { late: 0, lastActiveOn: null, nextDeadline: null, today: '2026-11-25' }

test.each([
  ['nothing', nothing, 0, 'Not shared'],
  ['what is no work', { ...nothing, aid: true }, 0, 'Not shared'],
  ['a weekly log without an entry', { ...nothing, weeks: true }, 0, 'Nothing yet'],
  ['an essay', nothing, 1, 'Nothing yet'],
])(
  'of a student who shares %s, and did nothing, it is said when they were last active',
  (_, shared, shown, said) => {
    expect(lastActiveInWords({ ...quiet, shared, essays: { shared: shown, finished: 0, waiting: 0 } })).toBe(
      said,
    )
  },
)

test('an advisor is not told that a student has no dates when the list is not shared', () => {
  expect(noDateInWords({ shared: nothing }, 'None')).toBe('Not shared')
  expect(noDateInWords({ shared: { ...nothing, list: true } }, 'None')).toBe('None')
})

test.each([
  [{ q: 'zz' }, 'None of your students match “zz”. Try fewer letters.'],
  [{ q: 'zz', group: 'a' }, 'None of the students in this group match “zz”. Try fewer letters.'],
  [{ q: 'zz', reason: 'late' }, 'None of these students match “zz”. Try fewer letters.'],
  [{ reason: 'late', group: 'a' }, 'No student in this group needs attention for this reason right now.'],
  [{ reason: 'nothing-shared' }, 'Every student here shares something with you.'],
  [{ group: 'a' }, 'No student is in this group.'],
  [{ group: 'a', graduationYear: 2028 }, 'No student is in the class of 2028 and this group.'],
  [
    { graduationYear: 2028, reason: 'nothing-shared' },
    'Every student in the class of 2028 shares something with you.',
  ],
] as const)('an advisor who asked for %j and finds nobody reads only what is true', (search, said) => {
  expect(noneInWords(search)).toBe(said)
})

test.each([
  [['12 late', 'Due in 3 days'], 0],
  [['Nothing done for 19 days'], 0],
  [['2 late', 'Nothing done for 19 days'], 1],
  [['Account being deleted', '2 late', 'Due today'], 2],
])('of what a student needs, %j, an advisor reads as much as fits, and that there is more', (needs, more) => {
  expect(needsLeftOver(needs)).toBe(more)
})

test('a younger student is known by the grade, or before high school by the class', () => {
  expect(laterClassInWords(2028, '2026-11-25')).toBe('11th grade')
  expect(laterClassInWords(2032, '2026-11-25')).toBe('Class of 2032')
})

test.each([
  ['2026-12-31', 'Dec 31'],
  ['2027-01-01', 'Jan 01'],
  ['2028-02-29', 'Feb 29, 2028'],
])('in November 2026, an advisor reads %s on the roster as %s', (date, words) => {
  expect(shortDate(date, '2026-11-26')).toBe(words)
})
