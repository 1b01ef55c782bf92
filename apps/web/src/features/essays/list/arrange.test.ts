import type { EssaySummary } from '@bearings/domain/essays/schema'
import { describe, expect, test } from 'vitest'
import { sectionsOf, statusCounts, withoutEmpty } from './arrange.ts'

const michigan = { id: 'michigan', name: 'University of Michigan', deadline: '2026-11-01' }
const duke = { id: 'duke', name: 'Duke University', deadline: null }

function essay(id: string, overrides: Partial<EssaySummary> = {}): EssaySummary {
  return {
    id,
    entryId: 'michigan',
    schoolName: 'University of Michigan',
    promptName: 'Why us?',
    wordLimit: 250,
    deadline: null,
    status: 'drafting',
    words: 0,
    revision: 1,
    openComments: 0,
    createdAt: '2026-10-01T12:00:00.000Z',
    updatedAt: '2026-10-01T12:00:00.000Z',
    ...overrides,
  }
}

test('there is a section for shared essays and for each school, also one without any', () => {
  const sections = sectionsOf(
    [essay('a'), essay('b', { status: 'submitted' }), essay('c', { entryId: null, status: 'complete' })],
    [duke, michigan],
    {},
  )

  expect(sections.map(({ name, total, done }) => [name, total, done])).toEqual([
    ['Shared essays', 1, 1],
    ['Duke University', 0, 0],
    ['University of Michigan', 2, 1],
  ])
})

test('three schools without an essay stand apart, two do not, and neither does a list without any essay', () => {
  const schools = ['b', 'c', 'd'].map((id) => ({ id, name: id, deadline: null }))
  const names = (of: { name: string }[]) => of.map(({ name }) => name)

  const some = withoutEmpty(sectionsOf([essay('a')], [michigan, ...schools], {}))
  expect(names(some.sections)).toEqual(['Shared essays', 'University of Michigan'])
  expect(names(some.empty)).toEqual(['b', 'c', 'd'])

  expect(withoutEmpty(sectionsOf([essay('a')], [michigan, ...schools.slice(1)], {})).empty).toEqual([])
  expect(withoutEmpty(sectionsOf([], schools, {})).empty).toEqual([])
})

test('one status shows only its essays, and counts all', () => {
  const sections = sectionsOf([essay('a'), essay('b', { status: 'complete' })], [duke, michigan], {
    status: 'complete',
  })

  expect(sections).toMatchObject([{ id: 'michigan', total: 2, done: 1, essays: [{ id: 'b' }] }])
})

test('without a day of its own an essay goes by its school’s', () => {
  const [, ofMichigan] = sectionsOf([essay('a'), essay('b', { deadline: '2026-10-15' })], [michigan], {})

  expect(ofMichigan?.essays.map(({ id, due }) => [id, due])).toEqual([
    ['b', { date: '2026-10-15', isSchools: false }],
    ['a', { date: '2026-11-01', isSchools: true }],
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
    const [, section] = sectionsOf(essays, [michigan], { sort })

    expect(section?.essays.map(({ id }) => id)).toEqual(ids)
  })
})

test('statuses are counted in the order of an essay’s life', () => {
  expect(statusCounts([essay('a', { status: 'complete' }), essay('b'), essay('c')])).toEqual([
    { status: 'drafting', count: 2 },
    { status: 'complete', count: 1 },
  ])
})
