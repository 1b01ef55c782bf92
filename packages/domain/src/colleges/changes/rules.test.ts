import { expect, test } from 'vitest'
import { takesNobody } from './options.ts'
import { changeInShort, changeInWords, isGrave } from './rules.ts'
import type { CollegeChange } from './schema.ts'

const today = '2026-11-28'
const closing: CollegeChange = {
  status: 'closing',
  endsOn: '2027-05',
  lastIntake: '2025',
  successor: { name: 'the other Penn State campuses', unitid: null, role: 'finish' },
  takesApplicants: false,
  isCertain: true,
  sourceUrl: 'https://example.edu/closing',
  checkedOn: today,
}
const joining = { name: 'Villanova University', unitid: 216597, role: 'joins' } as const

test('a student reads when a college closes, that it takes nobody, and where its students finish', () => {
  expect(changeInWords(closing, 'Penn State York', today)).toEqual({
    title: 'Closes in May 2027',
    text: 'Penn State York takes no new students. The last began in fall 2025. Its students can finish at the other Penn State campuses.',
  })
  expect(changeInShort(closing, today)).toBe('Closes in May 2027. Takes no new students')
})

test('a student who comes after the last month reads that the college has closed', () => {
  expect(changeInShort(closing, '2027-05-31')).toMatch(/^Closes in May 2027/)
  expect(changeInShort(closing, '2027-06-01')).toMatch(/^Closed in May 2027/)
  expect(changeInShort({ ...closing, endsOn: '2026' }, '2027-01-01')).toMatch(/^Closed in 2026/)
})

test.each([
  [{ status: 'closed', endsOn: '2025-08', successor: null }, 'Closed in August 2025'],
  [{ status: 'closing', endsOn: null, successor: null }, 'Is closing. Takes no new students'],
  [{ status: 'paused', endsOn: '2025-12' }, 'Paused its programs in December 2025. Takes no new students'],
  [
    { status: 'merging', endsOn: '2028', successor: joining },
    'Is joining Villanova University, by 2028. Takes no new students',
  ],
  [
    { status: 'merging', endsOn: '2026-08-01', successor: joining, takesApplicants: null },
    'Is joining Villanova University',
  ],
  [
    { status: 'merged', endsOn: '2021-06', successor: joining, takesApplicants: true },
    'Part of Villanova University since June 2021',
  ],
  [
    { status: 'renamed', endsOn: '2026-07-01', successor: joining, takesApplicants: true },
    'Now called Villanova University since July 2026',
  ],
  [
    { status: 'shrinking', endsOn: '2025-06', takesApplicants: null },
    'Teaches only a few programs since June 2025',
  ],
  [
    { status: 'moved', endsOn: '2025-05', successor: joining, takesApplicants: true },
    /^Moved to Vill.* 2025$/,
  ],
  [{ status: 'at_risk', endsOn: null, successor: null, takesApplicants: null }, 'May close'],
] as const)('a student reads of %o', (change, words) => {
  expect(changeInShort({ ...closing, ...change }, today)).toMatch(words)
})

test('a college that may still take applications sends the student to ask, and a report is called one', () => {
  const reported = { ...closing, status: 'merging', takesApplicants: null, isCertain: false } as const
  expect(changeInWords(reported, 'Ursuline College', today).text).toMatch(
    /Ask Ursuline College whether it takes applications.*This is what has been reported/,
  )
})

test('only a college that is known to take nobody is closed to applicants', () => {
  expect([false, null, true].map((takesApplicants) => takesNobody({ takesApplicants }))).toEqual([
    true,
    false,
    false,
  ])
  expect(takesNobody(null)).toBe(false)
  expect(isGrave({ status: 'at_risk', takesApplicants: null })).toBe(true)
  expect(isGrave({ status: 'renamed', takesApplicants: true })).toBe(false)
})
