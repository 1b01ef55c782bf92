import type { EssaySummary } from '@bearings/domain/essays/schema'
import { describe, expect, test } from 'vitest'
import { dueOf, type School, sectionsOf, statusCounts, withoutEmpty } from './arrange.ts'

const today = '2026-10-20'
const school = (
  id: string,
  name: string,
  deadline: string | null,
  changes: Partial<School> = {},
): School => ({
  id,
  name,
  deadline,
  catalogDeadline: null,
  status: 'In Progress',
  nextPlan: null,
  ...changes,
})
const michigan = school('michigan', 'University of Michigan', '2026-11-01')
const duke = school('duke', 'Duke University', null)

function essay(id: string, overrides: Partial<EssaySummary> = {}): EssaySummary {
  return {
    id,
    entryId: 'michigan',
    schoolName: 'University of Michigan',
    promptName: 'Why us?',
    characterLimit: null,
    asked: null,
    wordLimit: 250,
    deadline: null,
    status: 'drafting',
    required: true,
    words: 0,
    revision: 1,
    openComments: 0,
    createdAt: '2026-10-01T12:00:00.000Z',
    updatedAt: '2026-10-01T12:00:00.000Z',
    ...overrides,
  }
}

test.each([
  ['In Progress', true],
  ['Deferred', true],
  ['Submitted', false],
  ['Rejected', false],
  ['Withdrawn', false],
] as const)('an essay for a school that is %s still counts by its deadline: %s', (status, counts) => {
  expect(dueOf(essay('a'), { ...michigan, status }, false)).toMatchObject({ counts })
})

test('an essay without a day of its own is due where its school’s day ends', () => {
  const deadline = { date: '2026-11-01', timeZone: 'America/Los_Angeles' } as School['catalogDeadline']
  const pacific = { ...michigan, catalogDeadline: deadline }
  expect(dueOf(essay('a'), pacific, false)).toMatchObject({ timeZone: 'America/Los_Angeles' })
  expect(dueOf(essay('a', { deadline: '2026-11-01' }), pacific, false)).toMatchObject({ timeZone: null })
})

test('after a student has committed no essay counts but a shared one, and a finished one never does', () => {
  const due = { deadline: '2026-10-15' }
  expect(dueOf(essay('a', due), michigan, true)).toMatchObject({ counts: false })
  expect(dueOf(essay('a', { ...due, entryId: null }), undefined, true)).toMatchObject({ counts: true })
  expect(dueOf(essay('a', { ...due, status: 'complete' }), michigan, false)).toMatchObject({ counts: false })
})

test('there is a section for shared essays and for each school, also one without any', () => {
  const sections = sectionsOf(
    [essay('a'), essay('b', { status: 'submitted' }), essay('c', { entryId: null, status: 'complete' })],
    [duke, michigan],
    { sort: 'name' },
    today,
  )

  expect(sections.map(({ name, total, done }) => [name, total, done])).toEqual([
    ['Shared essays', 1, 1],
    ['Duke University', 0, 0],
    ['University of Michigan', 2, 1],
  ])
})

test('three schools without an essay stand apart, two do not, and neither does a list without any essay', () => {
  const schools = ['b', 'c', 'd'].map((id) => school(id, id, null))
  const names = (of: { name: string }[]) => of.map(({ name }) => name)

  const some = withoutEmpty(sectionsOf([essay('a')], [michigan, ...schools], {}, today))
  expect(names(some.sections)).toEqual(['Shared essays', 'University of Michigan'])
  expect(names(some.empty)).toEqual(['b', 'c', 'd'])

  expect(withoutEmpty(sectionsOf([essay('a')], [michigan, ...schools.slice(1)], {}, today)).empty).toEqual([])
  expect(withoutEmpty(sectionsOf([], schools, {}, today)).empty).toEqual([])
})

test('one status shows only its essays, and counts all', () => {
  const sections = sectionsOf(
    [essay('a'), essay('b', { status: 'complete' })],
    [duke, michigan],
    { status: 'complete' },
    today,
  )

  expect(sections).toMatchObject([{ id: 'michigan', total: 2, done: 1, essays: [{ id: 'b' }] }])
})

test('without a day of its own an essay goes by its school’s', () => {
  const [, ofMichigan] = sectionsOf(
    [essay('a'), essay('b', { deadline: '2026-10-15' })],
    [michigan],
    { sort: 'name' },
    today,
  )

  expect(ofMichigan?.essays.map(({ id, due }) => [id, due])).toEqual([
    ['b', { date: '2026-10-15', timeZone: null, isSchools: false, counts: true }],
    ['a', { date: '2026-11-01', timeZone: null, isSchools: true, counts: true }],
  ])
})

test('the school whose essays are needed next comes first, and one in which nothing is left to write last', () => {
  const schools = [
    school('bates', 'Bates', '2026-10-25'),
    school('brown', 'Brown', '2026-11-15'),
    school('rice', 'Rice', '2026-12-01'),
    school('tufts', 'Tufts', '2026-10-18', { nextPlan: { plan: 'regular', date: '2027-01-04' } }),
    school('yale', 'Yale', '2026-10-01'),
    school('reed', 'Reed', null),
    school('penn', 'Penn', '2026-10-21', { status: 'Submitted' }),
  ]
  const essays = [
    essay('finished', { entryId: 'bates', status: 'complete' }),
    essay('brown', { entryId: 'brown' }),
    essay('rice', { entryId: 'rice', deadline: '2026-11-10' }),
    essay('statement', { entryId: null }),
    essay('penn', { entryId: 'penn', status: 'submitted' }),
  ]
  // The statement goes by the next application, which is the one to Bates.
  expect(sectionsOf(essays, schools, {}, today).map(({ id }) => id)).toEqual([
    'shared',
    'rice',
    'brown',
    'tufts',
    'yale',
    'reed',
    'bates',
    'penn',
  ])
})

describe('the order', () => {
  const essays = [
    essay('old', { deadline: '2026-11-20', words: 30 }),
    essay('done', { deadline: '2026-10-01', words: 200, status: 'submitted' }),
    essay('new', { deadline: '2026-12-01', words: 10, createdAt: '2026-10-09T12:00:00.000Z' }),
  ]

  test.each([
    ['deadline', ['old', 'new', 'done']],
    ['newest', ['new', 'old', 'done']],
    ['words', ['new', 'old', 'done']],
  ] as const)('by %s', (sort, ids) => {
    const section = sectionsOf(essays, [michigan], { sort }, today).find(({ id }) => id === 'michigan')

    expect(section?.essays.map(({ id }) => id)).toEqual(ids)
  })
})

test('statuses are counted in the order of an essay’s life', () => {
  expect(statusCounts([essay('a', { status: 'complete' }), essay('b'), essay('c')])).toEqual([
    { status: 'drafting', count: 2 },
    { status: 'complete', count: 1 },
  ])
})
