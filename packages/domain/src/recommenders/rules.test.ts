import { describe, expect, test } from 'vitest'
import { ListStatus } from '../list/schema.ts'
import { limits } from './options.ts'
import {
  askBy,
  countSent,
  isWaiting,
  lettersAt,
  overdueSchools,
  neededBy,
  nextNeeded,
  ruleAgainstRecommender,
  ruleAgainstSaying,
  takesLetters,
  withSent,
} from './rules.ts'
import type { LetterSchool, Recommender } from './schema.ts'

const today = '2026-10-20'

const school = (entryId: string, given: Partial<LetterSchool> = {}): LetterSchool => ({
  entryId,
  name: entryId,
  deadline: '2026-11-30',
  status: 'In Progress',
  teachers: null,
  counselor: null,
  ...given,
})

const writer = (letters: Record<string, string | null>, given: Partial<Recommender> = {}): Recommender => ({
  id: 'one',
  name: 'Ms. Rivera',
  kind: 'teacher',
  knownFrom: '',
  state: 'planned',
  askedOn: null,
  note: '',
  thanked: false,
  letters: Object.entries(letters).map(([entryId, sentOn]) => ({
    entryId,
    sentOn,
    saidBy: sentOn === null ? null : ('student' as const),
  })),
  ...given,
})

const schools = [
  school('early', { deadline: '2026-11-01' }),
  school('regular', { deadline: '2027-01-05' }),
  school('passed', { deadline: '2026-10-15' }),
  school('today', { deadline: today }),
  school('undated', { deadline: null }),
  school('admitted', { deadline: '2026-10-25', status: 'Accepted' }),
  school('withdrawn', { deadline: '2026-10-25', status: 'Withdrawn' }),
]

describe('a letter is needed by the first deadline that is still ahead', () => {
  test.each<[string, Record<string, string | null>, Partial<Recommender>, string | null]>([
    ['of two schools', { regular: null, early: null }, {}, '2026-11-01'],
    ['not of one to which it was sent', { regular: null, early: '2026-10-01' }, {}, '2027-01-05'],
    ['on the day itself as well', { today: null, early: null }, {}, today],
    ['not of one that has passed', { passed: null, regular: null }, {}, '2027-01-05'],
    ['not of a school that has decided, or that is withdrawn', { admitted: null, withdrawn: null }, {}, null],
    ['and there is none without a date', { undated: null }, {}, null],
    ['and none when all is sent', { early: '2026-10-01' }, {}, null],
    ['and none of who has declined', { early: null }, { state: 'declined' }, null],
    ['and none for a school that is gone from the list', { gone: null }, {}, null],
    ['and none for nobody', {}, {}, null],
  ])('%s', (_, letters, given, date) => {
    expect(neededBy(writer(letters, given), schools, today)).toBe(date)
  })
})

test('it is said which school needs it next', () => {
  expect(nextNeeded(writer({ regular: null, early: null }), schools, today)?.name).toBe('early')
})

test('a deadline that has passed without the letter is told apart', () => {
  const late = overdueSchools(
    writer({ passed: null, today: null, early: null, admitted: null }),
    schools,
    today,
  )
  expect(late.map(({ entryId }) => entryId)).toEqual(['passed'])
  expect(overdueSchools(writer({ passed: '2026-10-16' }), schools, today)).toEqual([])
})

test('a person who is only planned is to be asked four weeks before, and nobody is asked twice', () => {
  expect(limits.daysToWrite).toBe(28)
  expect(askBy(writer({ regular: null }), schools, today)).toBe('2026-12-08')
  expect(askBy(writer({ early: null }), schools, today)).toBe('2026-10-04')
  expect(askBy(writer({ regular: null }, { state: 'asked' }), schools, today)).toBeNull()
  expect(askBy(writer({ undated: null }), schools, today)).toBeNull()
})

test('a school takes letters until it has decided or is withdrawn from', () => {
  const open = ListStatus.options.filter((status) => takesLetters({ status }))
  expect(open).toEqual(['Not Started', 'In Progress', 'Submitted', 'Deferred', 'Waitlisted'])
})

test('letters are counted, and one of them is marked as sent', () => {
  const { letters } = writer({ early: '2026-10-01', regular: null })
  expect(countSent(letters, schools)).toEqual({ sent: 1, of: 2 })
  const all = withSent(letters, { entryId: 'regular', sentOn: today })
  expect(countSent(all, schools)).toEqual({ sent: 2, of: 2 })
  expect(countSent(withSent(all, { entryId: 'early', sentOn: null }), schools)).toEqual({ sent: 1, of: 2 })
})

test('of five letters, of which one is sent and four are to colleges that the student withdrew from, one counts', () => {
  const letters = { early: '2026-10-01', admitted: null, withdrawn: null, regular: null, today: null }
  const over = (status: LetterSchool['status']) =>
    schools.map((one) => (['regular', 'today'].includes(one.entryId) ? { ...one, status } : one))
  expect(countSent(writer(letters).letters, over('Withdrawn'))).toEqual({ sent: 1, of: 1 })
  const committed = [...schools, school('other', { status: 'Committed' })]
  expect(countSent(writer(letters).letters, committed)).toEqual({ sent: 1, of: 1 })
})

describe('at a school', () => {
  const asking = school('early', { teachers: 2, counselor: true })

  test('teachers and the counselor are counted apart', () => {
    const counselor = writer({ early: null }, { kind: 'counselor' })
    const [one, other] = [writer({ early: '2026-10-01' }), writer({ regular: null })]
    expect(lettersAt(asking, [one, other, counselor])).toEqual({
      required: 3,
      assigned: 2,
      sent: 1,
      missing: { teachers: 1, counselor: false },
    })
  })

  test.each<[string, Partial<LetterSchool>, Record<string, string | null>, boolean]>([
    ['a letter is not sent, it waits', {}, { early: null }, true],
    ['all are sent, it does not', {}, { early: '2026-10-01' }, false],
    ['nobody writes and it asks for nobody, it does not', {}, {}, false],
    ['nobody writes and it asks for a teacher, it waits', { teachers: 1 }, {}, true],
    ['it has decided without one, it does not', { teachers: 2, status: 'Rejected' }, { early: null }, false],
  ])('when %s', (_, given, letters, waits) => {
    const one = school('early', given)
    expect(isWaiting(one, [writer(letters)], [one])).toBe(waits)
  })

  test('the student has committed to another, nothing waits', () => {
    const one = school('early', { teachers: 1 })
    expect(isWaiting(one, [], [one, school('regular', { status: 'Committed' })])).toBe(false)
  })

  test('who has declined does not count, and a coach stands in for no teacher', () => {
    const declined = writer({ early: '2026-10-01' }, { state: 'declined' })
    const coach = writer({ early: null }, { kind: 'other' })
    expect(lettersAt(asking, [declined, coach])).toEqual({
      required: 3,
      assigned: 1,
      sent: 0,
      missing: { teachers: 2, counselor: true },
    })
  })

  test.each<[Partial<LetterSchool>, number | null]>([
    [{}, null],
    [{ teachers: 0, counselor: false }, 0],
    [{ teachers: 0, counselor: true }, 1],
    [{ teachers: 1 }, 1],
    [{ counselor: true }, 1],
  ])('%o are %s letters', (given, required) => {
    expect(lettersAt(school('early', given), []).required).toBe(required)
  })
})

test('a student keeps track of twelve at most', () => {
  expect(limits.recommenders).toBe(12)
  expect(ruleAgainstRecommender(11)).toBeNull()
  expect(ruleAgainstRecommender(12)).toBe('recommenders-full')
})

test('what the recommender or the counselor said of a letter stands', () => {
  expect(ruleAgainstSaying({ saidBy: null })).toBeNull()
  expect(ruleAgainstSaying({ saidBy: 'student' })).toBeNull()
  for (const saidBy of ['recommender', 'link', 'counselor'] as const)
    expect(ruleAgainstSaying({ saidBy })).toBe('letter-said')
})
