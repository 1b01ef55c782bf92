import { stages } from '@bearings/domain/list/options'
import type { ListStatus } from '@bearings/domain/list/schema'
import { expect, test } from 'vitest'
import { statuses } from '../status-tones.ts'
import { arranged, stageCounts, statusCounts } from './arrange.ts'
import { filterCounts, labeled } from './labels-of-list.ts'

const school = (name: string, deadline: string | null, addedAt: string, status: ListStatus) => ({
  name,
  deadline,
  addedAt,
  status,
  nextPlan: null,
})

const today = '2026-10-05'

const list = [
  school('Amherst', null, '2026-10-01T08:00:00Z', 'Not Started'),
  school('Ohio State', '2026-11-01', '2026-10-03T08:00:00Z', 'Submitted'),
  school('Michigan', '2026-11-01', '2026-10-02T08:00:00Z', 'Not Started'),
]

const names = (entries: { name: string }[]) => entries.map(({ name }) => name)

test('a student who chooses so finds the schools in the order of their names', () => {
  expect(names(arranged(list, { sort: 'name' }, today))).toEqual(['Amherst', 'Michigan', 'Ohio State'])
})

test('numbers in names are sorted by value', () => {
  const numbered = ['College 10', 'College 6'].map((name) =>
    school(name, null, '2026-10-01T08:00:00Z', 'Not Started'),
  )
  expect(names(arranged(numbered, { sort: 'name' }, today))).toEqual(['College 6', 'College 10'])
})

test('the next deadline comes first, and an application that has gone out last', () => {
  expect(names(arranged(list, {}, today))).toEqual(['Michigan', 'Amherst', 'Ohio State'])
})

test('the school added last comes first', () => {
  expect(names(arranged(list, { sort: 'added' }, today))).toEqual(['Ohio State', 'Michigan', 'Amherst'])
})

test('one status shows its schools only, and two show those of both', () => {
  expect(names(arranged(list, { statuses: ['Submitted'] }, today))).toEqual(['Ohio State'])
  expect(names(arranged(list, { statuses: ['Submitted', 'Not Started'] }, today))).toHaveLength(3)
})

test('statuses are counted in the order of an application’s life', () => {
  expect([...statusCounts(list)]).toEqual([
    ['Not Started', 2],
    ['Submitted', 1],
  ])
})

test('a stage shows the schools of its statuses, and a status wins over it', () => {
  expect(names(arranged(list, { stage: 'planning' }, today))).toEqual(['Michigan', 'Amherst'])
  expect(names(arranged(list, { stage: 'waiting' }, today))).toEqual(['Ohio State'])
  expect(names(arranged(list, { stage: 'planning', statuses: ['Submitted'] }, today))).toEqual(['Ohio State'])
})

test('each status belongs to one stage', () => {
  expect(Object.values(stages).flat().toSorted()).toEqual(statuses.toSorted())
})

test('stages are counted, those without a school too', () => {
  expect(stageCounts(list)).toEqual([
    { stage: 'planning', count: 2 },
    { stage: 'waiting', count: 1 },
    { stage: 'decided', count: 0 },
  ])
})

test('a student who has chosen a label or a stage reads at every other filter how many it would show', () => {
  const entries = [
    { id: 'reach', ...list[0]! },
    { id: 'sent', ...list[1]! },
    { id: 'target', ...list[2]! },
  ]
  const labels = new Map([
    ['reach', 'Reach'],
    ['sent', 'Reach'],
    ['target', 'Target'],
  ] as const)
  const reaches = { labels: ['Reach' as const] }
  const { stages: byStage, statuses: byStatus } = filterCounts(entries, labels, reaches)
  for (const { stage, count } of byStage)
    expect(arranged(labeled(entries, labels, reaches.labels), { stage }, today)).toHaveLength(count)
  expect([...byStatus]).toEqual([
    ['Not Started', 1],
    ['Submitted', 1],
  ])
  expect([...filterCounts(entries, labels, { stage: 'planning' }).labels!]).toEqual([
    ['Reach', 1],
    ['Target', 1],
  ])
})
