import { describe, expect, test } from 'vitest'
import { askedItems } from './asked.ts'
import type { ApplicationPart, Asked, AskingCollege } from './part.ts'
import type { AskedKind } from './schema.ts'

const form: NonNullable<AskingCollege['requirements']> = {
  cycle: '2026-27',
  feeUs: 75,
  feeWaiver: 'accepted',
  personalEssayRequired: false,
  testPolicy: 'required',
  teacherEvaluations: 2,
  counselorRecommendation: true,
  midyearReport: true,
  coursesAndGradesRequired: false,
  portfolio: null,
  applicationSystem: 'common_app',
  filingWindow: null,
  source: 'Common App Requirements Grid',
  checkedOn: '2026-08-10',
}
const nothing = { parts: [], essays: null, interview: null }
const senior: Asked = {
  plan: 'regular',
  incomeBracket: null,
  isFromAbroad: false,
  asksForAid: null,
}
const part = (over: Partial<ApplicationPart> & Pick<ApplicationPart, 'part'>): ApplicationPart => ({
  need: 'required',
  source: 'https://aster.example/apply',
  sourceKind: 'official',
  checkedOn: '2026-11-28',
  certainty: 'sure',
  ...over,
})

/** Returns what is asked in one part of the application. */
function asked(kind: AskedKind, college: Partial<AskingCollege>, student: Partial<Asked> = {}) {
  const items = askedItems({ requirements: null, ...nothing, ...college }, { ...senior, ...student })
  return items.find((item) => item.kind === kind)
}

test.each([
  ['required', 'required'],
  ['optional', 'optional'],
  ['sometimes_required', 'optional'],
  ['test_free', 'none'],
] as const)('a student reads of a college where tests are %s that they are %s', (testPolicy, need) => {
  expect(asked('test_scores', { requirements: { ...form, testPolicy } })?.need).toBe(need)
})

describe('letters', () => {
  test.each([
    [2, true, '2 teachers and the counselor'],
    [1, false, '1 teacher'],
    [0, true, 'The counselor'],
  ])('of %d teachers and the counselor, %s, are asked by kind', (teacherEvaluations, counselor, note) => {
    const requirements = { ...form, teacherEvaluations, counselorRecommendation: counselor }
    expect(asked('recommendations', { requirements })).toMatchObject({ need: 'required', note })
  })

  test('where none are asked, that is said', () => {
    const requirements = { ...form, teacherEvaluations: 0, counselorRecommendation: false }
    expect(asked('recommendations', { requirements })?.need).toBe('none')
  })

  test('of a college outside the grid, they come from its own page', () => {
    const requirements = { ...form, teacherEvaluations: null, counselorRecommendation: null }
    const parts = [part({ part: 'teacher_letters', number: 1 }), part({ part: 'counselor_letter' })]
    expect(asked('recommendations', { requirements, parts })).toMatchObject({
      note: '1 teacher and the counselor',
      basis: { words: 'Read November 28, 2026', url: 'https://aster.example/apply' },
    })
  })
})

describe('the fee', () => {
  test.each([
    ['under-30k', '$75, or the fee waiver: your family’s income likely qualifies'],
    ['30k-60k', '$75, or the fee waiver, for which a family of four or more likely qualifies at your income'],
    ['60k-100k', '$75'],
  ] as const)('names the waiver for an income %s if it qualifies', (incomeBracket, note) => {
    expect(asked('fee_or_waiver', { requirements: form }, { incomeBracket })?.note).toBe(note)
  })

  test('the waiver says by which rule, how sure that is and of which day, and a fee alone says nothing', () => {
    const basisAt = (incomeBracket: Asked['incomeBracket']) =>
      asked('fee_or_waiver', { requirements: form }, { incomeBracket })?.basis
    expect(basisAt('30k-60k')?.words).toMatch(/^Waiver: likely\..*\$61,050.*2026–27; .*November 28, 2026$/)
    expect(basisAt('30k-60k')?.url).toContain('fns.usda.gov')
    expect(basisAt('60k-100k')).toBeNull()
  })

  test('a waiver for applicants in the US is not promised to a student from abroad', () => {
    const requirements = { ...form, feeWaiver: 'us_only' as const }
    const abroad = { isFromAbroad: true, incomeBracket: 'under-30k' as const }
    expect(asked('fee_or_waiver', { requirements }, abroad)?.note).not.toContain('waiver')
  })

  test('a college without a fee asks for none in the US, and of one from abroad that is not known', () => {
    const requirements = { ...form, feeUs: 0 }
    expect(asked('fee_or_waiver', { requirements })?.need).toBe('none')
    expect(asked('fee_or_waiver', { requirements }, { isFromAbroad: true })).toBeUndefined()
  })
})

test('a binding plan asks for the agreement, another one does not, and without a plan nothing is said', () => {
  expect(asked('early_agreement', {}, { plan: 'early_decision' })?.need).toBe('required')
  expect(asked('early_agreement', {}, { plan: 'early_action' })?.need).toBe('none')
  expect(asked('early_agreement', {}, { plan: null })).toBeUndefined()
})

test('with an early plan the mid-year report waits for the answer', () => {
  const note = (plan: Asked['plan']) => asked('midyear_report', { requirements: form }, { plan })?.note
  expect(note('early_action')).toContain('if you are deferred or admitted')
  expect(note('regular')).not.toContain('deferred')
})

test('an English test is asked of students from abroad, of nobody else, and of none while that is not known', () => {
  const parts = [part({ part: 'english_test', audience: 'from_abroad', detail: 'TOEFL or IELTS' })]
  expect(asked('english_test', { parts }, { isFromAbroad: true })).toMatchObject({
    need: 'required',
    note: 'TOEFL or IELTS',
  })
  expect(asked('english_test', { parts })?.need).toBe('none')
  expect(asked('english_test', { parts }, { isFromAbroad: null })).toBeUndefined()
})

describe('aid', () => {
  const parts = [part({ part: 'css_profile', audience: 'asks_for_aid', certainty: 'likely' })]

  test('the CSS Profile is asked of who may ask for aid, with how sure that is', () => {
    expect(asked('css_profile', { parts })).toMatchObject({
      need: 'required',
      note: 'If you ask for aid; tax papers may follow through IDOC',
      basis: { words: 'Likely, read November 28, 2026' },
    })
  })

  test('who asks for no aid fills in no form for it', () => {
    expect(asked('css_profile', { parts }, { asksForAid: false })?.need).toBe('none')
    expect(asked('aid_forms', { parts }, { asksForAid: false })?.need).toBe('none')
  })
})

test('the interview is what the college’s page says, and else what its data set says', () => {
  const interview = { weight: 'not_considered', year: '2024-25' }
  expect(asked('interview', { interview })).toMatchObject({
    need: 'none',
    basis: { words: 'Common Data Set 2024–25' },
  })
  expect(asked('interview', { interview, parts: [part({ part: 'interview' })] })?.need).toBe('required')
  expect(asked('interview', {})).toBeUndefined()
})

test('essays are counted as those of the form and its own, and where there are none, that is said', () => {
  expect(asked('essays', { essays: { ofForm: 1, own: 2 } })?.note).toBe('1 of the form, 2 of its own')
  expect(asked('essays', { essays: { ofForm: 0, own: 0 } })?.need).toBe('none')
  expect(asked('essays', {})).toBeUndefined()
})
