import { expect, test } from 'vitest'
import { fitOf, evaluateCriterion, type StudentFacts } from './criteria.ts'

const silent: StudentFacts = {
  citizenship: null,
  gender: null,
  raceEthnicity: null,
  state: null,
  isAbroad: false,
  gpa: null,
  act: null,
  sat: null,
  incomeBracket: null,
  firstGeneration: null,
  pell: null,
  sai: null,
  graduationYear: null,
  today: '2026-11-26',
}

test('what a student has not said is unknown, and says where to say it', () => {
  expect(evaluateCriterion({ field: 'gpa', atLeast: 3.5 }, silent)).toEqual({
    criterion: 'GPA of at least 3.5',
    met: 'unknown',
    reason: 'Your profile has no unweighted GPA.',
  })
  expect(
    evaluateCriterion({ field: 'gender', among: ['female'] }, { ...silent, gender: 'prefer-not-to-say' }).met,
  ).toBe('unknown')
})

test('a student who lives abroad lives in no state', () => {
  const residents = { field: 'state' as const, among: ['OH'] }
  expect(evaluateCriterion(residents, silent).reason).toBe('You have not entered your state.')
  expect(evaluateCriterion(residents, { ...silent, isAbroad: true })).toMatchObject({
    met: 'not-met',
    reason: 'You live outside the U.S.',
  })
})

test('an international student is not eligible for a Pell Grant, whatever the estimate comes to', () => {
  expect(evaluateCriterion({ field: 'pell' }, { ...silent, pell: true }).met).toBe('met')
  for (const pell of [true, null])
    expect(evaluateCriterion({ field: 'pell' }, { ...silent, pell, citizenship: 'international' })).toEqual({
      criterion: 'Eligible for a Pell Grant',
      met: 'not-met',
      reason: 'It is for U.S. citizens and eligible noncitizens.',
    })
})

test('a student who would rather not name their citizenship is told no scholarship is not for them', () => {
  const withheld = { ...silent, citizenship: 'prefer-not-to-say' } as const
  expect(evaluateCriterion({ field: 'citizenship', among: ['us-citizen'] }, withheld)).toMatchObject({
    met: 'unknown',
    reason: 'Your profile does not say.',
  })
})

test('a student meets what their profile shows, and not what it denies', () => {
  expect(evaluateCriterion({ field: 'gpa', atLeast: 3.5 }, { ...silent, gpa: 3.5 }).met).toBe('met')
  expect(
    evaluateCriterion(
      { field: 'citizenship', among: ['us-citizen'] },
      { ...silent, citizenship: 'international' },
    ).met,
  ).toBe('not-met')
  expect(evaluateCriterion({ field: 'firstGeneration' }, { ...silent, firstGeneration: false }).met).toBe(
    'not-met',
  )
  expect(evaluateCriterion({ field: 'state', among: ['OH'] }, { ...silent, state: 'OH' })).toMatchObject({
    criterion: 'Lives in Ohio',
    met: 'met',
  })
})

test.each([
  [2027, 'met', 'You are in the class of 2027.'],
  [2028, 'not-met', 'Not yet: you are in the class of 2028.'],
  [2026, 'not-met', 'You are in the class of 2026.'],
  [null, 'unknown', 'Choose your class in Settings to see.'],
])(
  'whether a student of the class of %s is a senior is told by their class',
  (graduationYear, met, reason) => {
    expect(evaluateCriterion({ field: 'senior' }, { ...silent, graduationYear })).toEqual({
      criterion: 'High-school senior',
      met,
      reason,
    })
  },
)

test('of someone of two or more races nobody says that they are not one of them', () => {
  const mixed = { ...silent, raceEthnicity: 'two-or-more' as const }
  expect(evaluateCriterion({ field: 'raceEthnicity', among: ['black'] }, mixed).met).toBe('unknown')
})

test('a bracket that reaches over the limit leaves it open', () => {
  const at = (incomeBracket: StudentFacts['incomeBracket']) =>
    evaluateCriterion({ field: 'income', atMost: 50_000 }, { ...silent, incomeBracket }).met
  expect(at('under-30k')).toBe('met')
  expect(at('30k-60k')).toBe('unknown')
  expect(at('60k-100k')).toBe('not-met')
})

test('one thing that is not met is enough, and nothing known is no fit', () => {
  const [met, unmet, open] = (['met', 'not-met', 'unknown'] as const).map((each) => ({
    criterion: '',
    met: each,
    reason: '',
  }))
  expect(fitOf([met!, unmet!])).toBe('not-met')
  expect(fitOf([met!, open!])).toBe('unknown')
  expect(fitOf([met!])).toBe('met')
  expect(fitOf([])).toBe('unknown')
})

test('a junior meets what is for juniors, not yet what is for seniors, and a graduate what is for after', () => {
  const junior = { ...silent, graduationYear: 2028 }
  const juniors = { field: 'grade' as const, among: ['10', '11'] }
  expect(evaluateCriterion(juniors, junior)).toEqual({
    criterion: 'In 10th or 11th grade',
    met: 'met',
    reason: 'You are in the class of 2028.',
  })
  const later = { field: 'grade' as const, among: ['12', 'graduate'] }
  expect(evaluateCriterion(later, junior)).toEqual({
    criterion: 'In 12th grade or after high school',
    met: 'not-met',
    reason: 'Not yet: you are in the class of 2028.',
  })
  const graduate = { ...silent, graduationYear: 2026 }
  expect(evaluateCriterion(later, graduate).met).toBe('met')
  expect(evaluateCriterion(juniors, graduate)).toMatchObject({
    met: 'not-met',
    reason: 'You are in the class of 2026.',
  })
})

test('a student meets a test by either score, and an index by their saved estimate', () => {
  const either = { field: 'test' as const, act: 25, sat: 1200 }
  expect(evaluateCriterion(either, { ...silent, sat: 1390, act: 24 })).toEqual({
    criterion: 'ACT of at least 25 or SAT of at least 1200',
    met: 'met',
    reason: 'Your ACT is 24 and your SAT is 1390.',
  })
  expect(evaluateCriterion({ ...either, sat: null }, { ...silent, sat: 1390 })).toMatchObject({
    criterion: 'ACT of at least 25',
    met: 'unknown',
    reason: 'Your profile has no ACT.',
  })
  expect(evaluateCriterion(either, { ...silent, sat: 1100 }).met).toBe('not-met')
  const index = { field: 'sai' as const, atMost: 9000 }
  expect(evaluateCriterion(index, { ...silent, sai: -1500 })).toEqual({
    criterion: 'Student Aid Index up to 9,000',
    met: 'met',
    reason: 'By your saved aid estimate it is −1,500.',
  })
  expect(evaluateCriterion(index, silent).met).toBe('unknown')
})
