import { expect, test } from 'vitest'
import { lastActiveInWords, noDateInWords } from './words.ts'

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
    expect(lastActiveInWords({ ...quiet, shared, essays: { shared: shown, finished: 0 } })).toBe(said)
  },
)

test('an advisor is not told that a student has no dates when the list is not shared', () => {
  expect(noDateInWords({ shared: nothing }, 'None')).toBe('Not shared')
  expect(noDateInWords({ shared: { ...nothing, list: true } }, 'None')).toBe('None')
})
