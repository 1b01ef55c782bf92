import { expect, test } from 'vitest'
import { type StateProgram, stateGrantsAt, yearlyAmount } from './state-grants.ts'

const program = (more: Partial<StateProgram>): StateProgram => ({
  name: 'A Grant',
  amount: '$2,000 a year',
  eligibility: 'Public and private colleges of the state',
  fit: 'met',
  judged: [],
  standing: { state: 'expected', on: '2027-03-02', isUsual: true },
  ...more,
})
const college = { state: 'IL', control: 'public', level: 'bachelor', tuitionInState: 12_000 } as const
const names = (programs: StateProgram[], at: Parameters<typeof stateGrantsAt>[0] = college, home = 'IL') =>
  stateGrantsAt(at, home, programs).map(({ name }) => name)

test.each([
  ['$1,000 to $5,665 a year', { least: 1000, most: 5665 }],
  ['Up to $8,064 (2025–26)', { least: 0, most: 8064 }],
  ['$5,000 a year', { least: 5000, most: 5000 }],
  ['$4,500 a year, then $5,700', { least: 4500, most: 4500 }],
  ['Up to $10,858 a year (target $5,000) in 2025–26', { least: 0, most: 10_858 }],
  ['$500 or $1,500 a year', { least: 500, most: 1500 }],
  ['$840 a term', { least: 1680, most: 1680 }],
  ['$7,500 over four years', { least: 1875, most: 1875 }],
  ['Rest of tuition and fees', { least: 0, most: 12_000 }],
  ['Rest of tuition to $5,500', { least: 0, most: 5500 }],
  ['2026–27: county $1,280 to $3,098, state colleges to $9,496', null],
  ['Part of the cost left, by formula', null],
  ['Stipend per credit (about $116 in 2024–25)', null],
  ['75 percent of public tuition and fees', null],
  ['By need', null],
  ['Tuition and $400', null],
  ['$200 and up', null],
  ['$200 to $3,500 or more', null],
  [null, null],
])('a grant of “%s” comes to %o a year', (words, amount) => {
  expect(yearlyAmount(words, college)).toEqual(amount)
})

// HOPE and Zell Miller, Oklahoma's Promise, College Bound, TOPS: data/state-aid.csv.
test.each([
  'Most or all of public tuition',
  'Full public tuition',
  'Public tuition',
  'Tuition, some fees, books',
])('a student at a private college is not told that its own tuition is paid: “%s”', (words) => {
  const private_ = { control: 'private_nonprofit', tuitionInState: 64_280 } as const
  expect(yearlyAmount(words, private_)).toBeNull()
  expect(yearlyAmount(words, college)).toEqual({ least: 0, most: 12_000 })
  expect(yearlyAmount('Tuition and fees to about $5,500', private_)).toEqual({ least: 0, most: 5500 })
})

test('a student sees the programs of their own state at its colleges only, those whose rules are met first', () => {
  const open = program({
    name: 'Open',
    fit: 'unknown',
    judged: [{ criterion: 'Top 5 percent', met: 'unknown', reason: 'Only you can say.' }],
  })
  expect(names([open, program({})])).toEqual(['A Grant', 'Open'])
  expect(names([program({})], { ...college, state: 'WI' })).toEqual([])
  expect(stateGrantsAt(college, 'IL', [open])[0]!.ifs).toEqual(['Top 5 percent'])
})

// DC TAG and the Vermont grant: data/state-aid.csv.
test.each(['Public anywhere in the US; HBCUs; private in the area', 'Any accredited, also outside Vermont'])(
  'a student reads of a program for “%s” at a college of another state, as a condition',
  (eligibility) => {
    const found = stateGrantsAt({ ...college, state: 'WI' }, 'IL', [program({ eligibility })])
    expect(found.map(({ ifs }) => ifs)).toEqual([[`This college is among: ${eligibility}`]])
  },
)

test('a rule that is not met and a date that has passed leave a program out', () => {
  expect(names([program({ fit: 'not-met' })])).toEqual([])
  expect(names([program({ standing: { state: 'past', on: '2026-10-01', isUsual: false } })])).toEqual([])
})

test.each([
  ['Private colleges', 'public', 0],
  ['Private colleges', 'private_nonprofit', 1],
  ['Private non-profit colleges', 'private_for_profit', 0],
  ['Community colleges', 'public', 0],
  ['Public four-year colleges', 'public', 1],
  ['Public four-year colleges', 'private_nonprofit', 0],
  ['Colleges in Ohio', 'private_nonprofit', 1],
  ['UC, CSU', 'private_nonprofit', 0],
] as const)('a program for “%s” stands at a college that is %s: %d', (eligibility, control, count) => {
  expect(names([program({ eligibility })], { ...college, control })).toHaveLength(count)
})

test('a program for colleges that its words name one by one is an if', () => {
  expect(stateGrantsAt(college, 'IL', [program({ eligibility: 'UIUC' })])[0]!.ifs).toEqual([
    'This college is among: UIUC',
  ])
})
