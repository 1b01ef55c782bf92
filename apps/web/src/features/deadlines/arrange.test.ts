import type { Deadline } from '@bearings/domain/deadlines/schema'
import { expect, test } from 'vitest'
import {
  about,
  advisedSectionsOf,
  countsBySource,
  countsShown,
  filtered,
  type LocalTime,
  gathered,
  besideCalendar,
  isFiltered,
  lacksTests,
  ownOf,
  schoolsOf,
  sectionsOf,
  shownIn,
  summaryOf,
} from './arrange.ts'
import { deadlinesSearch, withTestsChosen } from './deadlines-search.ts'

const here: LocalTime = {
  timeZone: 'America/New_York',
  now: new Date('2026-11-21T17:00:00Z'),
  today: '2026-11-21',
}

function deadline(title: string, date: string, overrides: Partial<Deadline> = {}): Deadline {
  return {
    source: 'school',
    id: title,
    entryId: title,
    schoolName: title,
    date,
    title,
    detail: 'Regular',
    done: false,
    status: null,
    basis: null,
    left: null,
    words: null,
    published: null,
    timeZone: null,
    ...overrides,
  }
}

const all = [
  deadline('Late', '2026-11-15'),
  deadline('Submitted', '2026-11-01', { done: true }),
  deadline('Soon', '2026-11-30'),
  deadline('Why us?', '2026-12-01', {
    source: 'essay',
    entryId: 'Soon',
    schoolName: 'Soon',
    detail: 'Essay',
  }),
  deadline('SAT', '2026-12-05', { source: 'test', entryId: null, schoolName: null, detail: 'Test day' }),
  deadline('January', '2027-01-05'),
]
const titles = (deadlines: readonly Deadline[]) => deadlines.map(({ title }) => title)

test('what is done is shown when asked for, and the filters combine', () => {
  expect(titles(filtered(all, {}, here))).toEqual(['Late', 'Soon', 'Why us?', 'SAT', 'January'])
  expect(titles(filtered(all, { done: true, tests: false }, here))).not.toContain('SAT')
  expect(titles(filtered(all, { late: true }, here))).toEqual(['Late'])
  expect(titles(filtered(all, { source: 'essay' }, here))).toEqual(['Why us?'])
  expect(titles(filtered(all, { school: 'Soon' }, here))).toEqual(['Soon', 'Why us?'])
  expect(titles(filtered(all, { school: 'Soon', source: 'school', done: true }, here))).toEqual(['Soon'])
})

test('each source has a count under the other filters', () => {
  expect(countsBySource(all, { source: 'essay', tests: false }, here)).toEqual({
    all: 4,
    bySource: new Map([
      ['school', 3],
      ['essay', 1],
    ]),
  })
})

test('late ones come first, then each month', () => {
  const sections = sectionsOf(all, here)

  expect(sections.map(({ heading, deadlines }) => [heading, titles(deadlines)])).toEqual([
    ['Late', ['Late']],
    ['November 2026', ['Submitted', 'Soon']],
    ['December 2026', ['Why us?', 'SAT']],
    ['January 2027', ['January']],
  ])
})

test('beside the calendar stand late dates and a short month; a month of many dates goes below it', () => {
  const month = (key: string, count: number) => ({
    key,
    heading: key,
    deadlines: Array.from({ length: count }, (_, day) => deadline(`${key} ${day}`, `${key}-01`)),
  })
  const keys = (sections: { key: string }[]) => sections.map(({ key }) => key)
  const columnsOf = (...counts: [string, number][]) => {
    const { below, beside } = besideCalendar(counts.map(([key, count]) => month(key, count)))
    return [keys(below), keys(beside)]
  }

  expect(columnsOf(['late', 2], ['2026-11', 3], ['2026-12', 10])).toEqual([['2026-12'], ['late', '2026-11']])
  expect(columnsOf(['late', 2], ['2026-11', 14], ['2026-12', 5])).toEqual([['2026-11'], ['late', '2026-12']])
  expect(columnsOf(['2026-11', 1], ['2026-12', 9])).toEqual([['2026-12'], ['2026-11']])
  expect(columnsOf()).toEqual([[], []])
})

test('next is what is open and not late, without tests', () => {
  const { late, next } = ownOf(all, here)

  expect(titles(late)).toEqual(['Late'])
  expect(titles(next)).toEqual(['Soon', 'Why us?', 'January'])
})

test('items of one checklist that are due on one day are one line', () => {
  const item = (title: string, school: string, date = '2026-12-01') =>
    deadline(title, date, { source: 'checklist', entryId: school, schoolName: school })
  const items = [item('Transcript', 'Reed'), item('Fee', 'Reed'), item('Fee', 'Tulane'), all[5]!]

  expect(titles(gathered([...items, item('Scores', 'Reed', '2026-12-02')]))).toEqual([
    '2 checklist items',
    'Fee',
    'January',
    'Scores',
  ])
})

test('the summary counts what is late and what is near', () => {
  const own = all.filter(({ source }) => source !== 'test')
  expect(summaryOf(own, {}, here)).toBe('1 late, 2 due in the next two weeks')
  expect(summaryOf([all[5]!], {}, here)).toBe('Nothing due in the next two weeks')
  expect(summaryOf([all[4]!], {}, here)).toBe(null)
})

test('a student with a test in two weeks is not told that nothing at all is due', () => {
  expect(summaryOf(all, {}, here)).toBe('1 late, 2 due in the next two weeks, besides test dates')
  expect(summaryOf([all[4]!, all[5]!], {}, here)).toBe(
    'Nothing due in the next two weeks, besides test dates',
  )
})

test('a student who filters test dates out of the list reads nothing of them above it', () => {
  for (const search of [{ tests: false }, { source: 'essay' }, { late: true }] as const)
    expect(summaryOf(all, search, here)).toBe('1 late, 2 due in the next two weeks')
  expect(summaryOf(all, { source: 'test' }, here)).toContain('besides test dates')
})

test('schools can be chosen by name, each once', () => {
  expect(schoolsOf(all).map(({ name }) => name)).toEqual(['January', 'Late', 'Soon', 'Submitted'])
})

test('a line says whose it is and what is left', () => {
  expect(about(deadline('Reed', '2026-12-01', { left: { essays: 2, items: 0 } }))).toBe(
    'Regular · 2 essays left',
  )
  expect(about({ ...all[3]!, words: { written: 0, limit: 250 } })).toBe('Soon · Essay · Not started')
})

test('an address that somebody has written keeps only what means something', () => {
  expect(
    deadlinesSearch({
      view: 'list',
      month: '2026-11',
      source: 'essay',
      school: 'x',
      done: true,
      tests: false,
    }),
  ).toEqual({ view: 'list', month: '2026-11', source: 'essay', school: 'x', done: true, tests: false })
  expect(
    deadlinesSearch({ view: 'year', month: '2026-13', source: 'tea', school: 7, done: 'yes', tests: 'no' }),
  ).toEqual({})
})

test('an advisor reads a date as late when its day is over by the clock that it ends by, not before', () => {
  const filing = deadline('UCLA', '2026-11-30', { timeZone: 'America/Los_Angeles' })
  const own = deadline('Tulane', '2026-11-30')
  const sent = deadline('Reed', '2026-11-01', { done: true })
  // One in the morning on December 1 for the student in New York, ten the evening before in Los Angeles.
  const night = { timeZone: 'America/New_York', now: new Date('2026-12-01T06:00:00Z') }
  expect(
    advisedSectionsOf([filing, own, sent], night).map(({ key, deadlines }) => [
      key,
      deadlines.map(({ title }) => title),
    ]),
  ).toEqual([
    ['late', ['Tulane']],
    ['coming', ['UCLA']],
    ['done', ['Reed']],
  ])
})

test('a student who filters nothing is not told that a filter hides their dates', () => {
  expect(isFiltered({ view: 'list', month: '2027-11', done: true })).toBe(false)
  expect(isFiltered({ late: true })).toBe(true)
  expect(isFiltered({ tests: false })).toBe(true)
})

test('a student in a fall whose test dates are not known hears so, unless they look at something else', () => {
  const test = deadline('SAT', '2027-03-06', { source: 'test', entryId: null })
  expect(
    lacksTests(
      all.filter(({ source }) => source !== 'test'),
      {},
    ),
  ).toBe(true)
  expect(lacksTests([test], {})).toBe(false)
  expect(lacksTests([], { tests: false })).toBe(false)
  expect(lacksTests([], { source: 'essay' })).toBe(false)
  expect(lacksTests([], { school: 'Soon' })).toBe(false)
})

test('a student with a score is shown no test dates until they ask for them', () => {
  expect(shownIn(withTestsChosen({}, { hasScore: false, grade: 12 }))).toEqual(['SAT and ACT dates'])
  expect(shownIn(withTestsChosen({}, { hasScore: true, grade: 12 }))).toEqual([])
  expect(shownIn(withTestsChosen({ tests: true }, { hasScore: true, grade: 12 }))).toEqual([
    'SAT and ACT dates',
  ])
  expect(
    titles(filtered(all, withTestsChosen({ source: 'test' }, { hasScore: true, grade: 12 }), here)),
  ).toEqual(['SAT'])
})

test('a ninth grader is shown no test registrations until they ask for them', () => {
  expect(shownIn(withTestsChosen({}, { hasScore: false, grade: 9 }))).toEqual([])
  expect(shownIn(withTestsChosen({}, { hasScore: false, grade: 11 }))).toEqual(['SAT and ACT dates'])
  const chosen = withTestsChosen({ tests: true }, { hasScore: false, grade: 10 })
  expect(shownIn(chosen)).toEqual(['SAT and ACT dates'])
})

test('the menu counts what each of its choices is about', () => {
  expect([...countsShown(all, here)]).toEqual([
    ['Late only', 1],
    ['Done', 1],
    ['SAT and ACT dates', 1],
  ])
})
