import { expect, test } from 'vitest'
import { forecastOf } from './forecast.ts'
import {
  effectInWords,
  finishInWords,
  leverInWords,
  rangeInShort,
  rangeInWords,
  riskInWords,
} from './words.ts'

test.each([
  [{ earliest: '2027-01-02', latest: '2027-01-11' }, 'between January 2 and 11', 'Jan 2 to 11'],
  [{ earliest: '2026-12-30', latest: '2027-01-02' }, 'between December 30 and January 2', 'Dec 30 to Jan 2'],
  [{ earliest: '2026-12-04', latest: '2026-12-04' }, 'on December 4', 'Dec 4'],
  [{ earliest: '2026-12-04', latest: null }, 'on December 4 at the earliest', 'From Dec 4'],
  [{ earliest: null, latest: null }, 'in more than a year', 'In over a year'],
])('%o reads "%s", and "%s" in a column', (range, words, short) => {
  expect(rangeInWords(range)).toBe(words)
  expect(rangeInShort(range)).toBe(short)
})

test('a student reads when all is done, what is at risk, and what a change would do', () => {
  const college = (name: string, deadline: string, words: number) => ({
    id: name,
    name,
    deadline,
    tasks: [{ id: name, words, minutes: 0 }],
  })
  const means = { pace: { slow: 100, fast: 200 }, hours: [1, 1, 1, 1, 1, 1, 1], today: '2026-11-28' }
  const list = [college('Grinnell', '2026-12-01', 600), college('Macalester', '2027-01-15', 400)]
  const now = forecastOf(list, means)

  expect(finishInWords(now, { isOwn: true })).toBe('At your pace you finish between December 2 and 7.')
  expect(riskInWords(now)).toBe('At risk: Grinnell (Dec 1).')
  const drop = {
    kind: 'drop',
    id: 'Grinnell',
    name: 'Grinnell',
    after: forecastOf(list.slice(1), means),
  } as const
  expect(effectInWords(drop, now)).toBe('finished between November 29 and December 1, nothing at risk')
  expect(riskInWords(drop.after)).toBeNull()
})

test('an essay that can begin from another is told by its college', () => {
  const why = { promptName: 'Why us?', schoolName: 'Tufts' }
  const from = { ...why, schoolName: 'Case Western' }
  const lever = {
    kind: 'reuse',
    to: why,
    from,
    words: 176,
    after: forecastOf([], { pace: { slow: 1, fast: 1 }, hours: [], today: '2026-11-28' }),
  } as const
  expect(leverInWords(lever)).toBe(
    'Begin “Why us?” for Tufts from the one for Case Western, about 176 words less',
  )
})
