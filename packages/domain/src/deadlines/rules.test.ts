import { expect, test } from 'vitest'
import type { ListEntry } from '../list/schema.ts'
import { instantIn, todayIn } from '../today.ts'
import {
  closingZoneOf,
  daysLeft,
  deadlineEnd,
  hasPassed,
  headline,
  inOrder,
  inSentences,
  stillRequires,
  isLate,
  isOwn,
  lateInWords,
  leftInWords,
  pathOf,
  statusesRequiring,
  undatedIn,
  undatedInWords,
  howToDate,
} from './rules.ts'
import { endInWords } from './rules.ts'
import type { Deadline } from './schema.ts'

test.each([
  ['Pacific/Honolulu', '2026-11-01', '2026-11-02T10:00:00Z'],
  ['America/Los_Angeles', '2026-12-01', '2026-12-02T08:00:00Z'],
  ['America/New_York', '2026-12-01', '2026-12-02T05:00:00Z'],
  ['America/St_Johns', '2026-12-01', '2026-12-02T03:30:00Z'],
  ['UTC', '2026-12-31', '2027-01-01T00:00:00Z'],
  ['Asia/Kathmandu', '2026-12-01', '2026-12-01T18:15:00Z'],
  ['Pacific/Chatham', '2026-12-01', '2026-12-01T10:15:00Z'],
  ['Pacific/Kiritimati', '2026-12-01', '2026-12-01T10:00:00Z'],
])('a deadline in %s on %s passes at %s', (timeZone, date, end) => {
  expect(deadlineEnd(date, timeZone).toISOString()).toBe(new Date(end).toISOString())
})

test('a student in Tokyo still has time while it is the last day in California, and then no more', () => {
  const catalogDeadline = {
    date: '2026-11-30',
    timeZone: 'America/Los_Angeles',
  } as ListEntry['catalogDeadline']
  const zone = closingZoneOf({ deadline: '2026-11-30', catalogDeadline })
  const isOverAt = (now: string) =>
    hasPassed('2026-11-30', zone, todayIn('Asia/Tokyo', new Date(now)), new Date(now))
  expect(isOverAt('2026-12-01T07:59:00Z')).toBe(false)
  expect(isOverAt('2026-12-01T08:00:00Z')).toBe(true)
})

test('a day that a student has set themselves ends where they are', () => {
  const catalogDeadline = {
    date: '2026-11-30',
    timeZone: 'America/Los_Angeles',
  } as ListEntry['catalogDeadline']
  expect(closingZoneOf({ deadline: '2026-11-28', catalogDeadline })).toBeNull()
  expect(closingZoneOf({ deadline: '2026-11-28', catalogDeadline: null })).toBeNull()
  expect(hasPassed('2026-11-28', null, '2026-11-29', new Date('2026-11-28T20:00:00Z'))).toBe(true)
})

test.each([
  // 25 hours: the clocks go back in the night to November 1.
  ['America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
  ['America/New_York', '2026-10-31', '2026-11-01T04:00:00Z'],
  // 23 hours: they go forward on March 14.
  ['America/New_York', '2027-03-14', '2027-03-15T04:00:00Z'],
  // In Santiago the clocks go forward at midnight, so the day begins at one; and back at midnight, so an hour comes twice.
  ['America/Santiago', '2026-09-05', '2026-09-06T04:00:00Z'],
  ['America/Santiago', '2027-04-03', '2027-04-04T04:00:00Z'],
  // Midnight comes twice in Havana; the first one ends the day.
  ['America/Havana', '2026-10-31', '2026-11-01T04:00:00Z'],
  // Half an hour on Lord Howe.
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-04T13:00:00Z'],
  // Samoa left out a whole day.
  ['Pacific/Apia', '2011-12-29', '2011-12-30T10:00:00Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
])('where the clocks change, in %s, %s passes at %s', (timeZone, date, end) => {
  expect(deadlineEnd(date, timeZone).toISOString()).toBe(new Date(end).toISOString())
})

test.each(
  [
    'Africa/Cairo Africa/Casablanca America/Anchorage America/Asuncion America/Havana America/Nuuk',
    'America/Phoenix America/Santiago America/St_Johns Antarctica/Troll Asia/Beirut Asia/Gaza Asia/Tehran',
    'Atlantic/Azores Australia/Lord_Howe Europe/London Pacific/Apia Pacific/Auckland Pacific/Chatham',
    'Pacific/Honolulu Pacific/Kiritimati Pacific/Marquesas Pacific/Pago_Pago',
  ].flatMap((zones) => zones.split(' ')),
)('on every day of a year in %s, the day ends when the calendar turns', (timeZone) => {
  for (let time = Date.UTC(2026, 7, 1); time < Date.UTC(2027, 7, 1); time += 86_400_000) {
    const date = new Date(time).toISOString().slice(0, 10)
    const end = deadlineEnd(date, timeZone)
    const before = new Date(end.getTime() - 1)
    expect([date, todayIn(timeZone, before) <= date, todayIn(timeZone, end) > date]).toEqual([
      date,
      true,
      true,
    ])
  }
})

test('nine in the morning is nine on the clock there, before and after the clocks change', () => {
  const nine = (date: string) => instantIn('America/New_York', date, '09:00').toISOString()

  expect(nine('2026-10-31')).toBe('2026-10-31T13:00:00.000Z')
  expect(nine('2026-11-01')).toBe('2026-11-01T14:00:00.000Z')
})

test('a date with a clock of its own ends by that clock, wherever the student is', () => {
  const act = { date: '2026-11-29', done: false, timeZone: 'America/Chicago' }
  const end = '2026-11-30T06:00:00Z'

  for (const here of ['America/Los_Angeles', 'Pacific/Honolulu', 'America/New_York', 'Asia/Tokyo']) {
    expect(isLate(act, here, new Date(Date.parse(end) - 1))).toBe(false)
    expect(isLate(act, here, new Date(end))).toBe(true)
    expect(isLate({ ...act, timeZone: null }, here, new Date(end))).toBe(
      deadlineEnd(act.date, here) <= new Date(end),
    )
  }
  expect(endInWords(act)).toBe('Ends at 11:59 PM Central')
  expect(endInWords({ ...act, timeZone: null })).toBeNull()
})

test('the last second of the day is in time, the next is late, and what is done never is', () => {
  const due = { date: '2026-11-01', done: false }

  expect(isLate(due, 'America/New_York', new Date('2026-11-02T04:59:59Z'))).toBe(false)
  expect(isLate(due, 'America/New_York', new Date('2026-11-02T05:00:00Z'))).toBe(true)
  expect(isLate(due, 'Pacific/Honolulu', new Date('2026-11-02T05:00:00Z'))).toBe(false)
  expect(isLate({ ...due, done: true }, 'America/New_York', new Date('2027-01-01T00:00:00Z'))).toBe(false)
})

test('how late something is is told in days, and on the evening of its day as today', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((today) => lateInWords('2026-11-20', today))
  expect(days).toEqual(['Late today', '1 day late', '2 days late'])
})

test('a day is over first where the clocks are furthest ahead, and last where they are furthest behind', () => {
  const due = { date: '2026-11-01', done: false }

  expect(isLate(due, 'Pacific/Kiritimati', new Date('2026-11-01T09:59:59Z'))).toBe(false)
  expect(isLate(due, 'Pacific/Kiritimati', new Date('2026-11-01T10:00:00Z'))).toBe(true)
  expect(isLate(due, 'Etc/GMT+12', new Date('2026-11-02T11:59:59Z'))).toBe(false)
  expect(isLate(due, 'Etc/GMT+12', new Date('2026-11-02T12:00:00Z'))).toBe(true)
})

test('late ones come first, then everything by day, also what is done', () => {
  const deadlines = [
    { title: 'B', date: '2026-12-01', done: false },
    { title: 'A', date: '2026-12-01', done: false },
    { title: 'handed in', date: '2026-10-15', done: true },
    { title: 'late', date: '2026-11-15', done: false },
    { title: 'today', date: '2026-11-21', done: false },
  ]

  const ordered = inOrder(deadlines, 'America/New_York', new Date('2026-11-21T12:00:00Z'))

  expect(ordered.map(({ title }) => title)).toEqual(['late', 'handed in', 'today', 'A', 'B'])
})

test.each([
  ['2026-11-20', 'Passed'],
  ['2026-11-21', 'Today'],
  ['2026-11-22', '1 day'],
  ['2026-12-05', '14 days'],
])('on November 21, %s is %s', (date, words) => {
  expect(daysLeft(date, '2026-11-21')).toBe(words)
})

test('what a school still asks follows from where the application stands', () => {
  expect(statusesRequiring('application')).toEqual(['Not Started', 'In Progress'])
  expect(statusesRequiring('essays')).toEqual(['Not Started', 'In Progress', 'Deferred', 'Waitlisted'])
  expect(stillRequires('items', 'Submitted')).toBe(true)
  expect(stillRequires('items', 'Withdrawn')).toBe(false)
  expect(stillRequires('items', 'Submitted', true)).toBe(false)
  expect(stillRequires('items', 'Committed', true)).toBe(true)
})

const school: Deadline = {
  source: 'school',
  id: 'b9f6a1c2-0000-4000-8000-000000000001',
  entryId: 'b9f6a1c2-0000-4000-8000-000000000001',
  schoolName: 'Stanford University',
  date: '2026-11-01',
  title: 'Stanford University',
  detail: 'Restrictive Early Action',
  done: false,
  status: 'In Progress',
  basis: 'reported',
  left: { essays: 2, items: 3 },
  words: null,
  published: null,
  timeZone: null,
}
const essay: Deadline = {
  ...school,
  source: 'essay',
  id: 'b9f6a1c2-0000-4000-8000-000000000002',
  left: null,
  basis: null,
  title: 'Why us?',
  detail: 'Essay',
  words: { written: 120, limit: 250 },
}
const sat: Deadline = {
  ...school,
  source: 'test',
  id: 'sat-2026-12-05',
  entryId: null,
  schoolName: null,
  title: 'SAT',
  detail: 'Test day',
  left: null,
  basis: null,
  status: null,
}
const fafsa: Deadline = {
  ...sat,
  source: 'milestone',
  id: '12-fafsa-opens',
  title: 'FAFSA opens',
  detail: 'Timeline of 12th grade. Oct 01, 2026. File early.',
}

test.each<[Deadline, string | null]>([
  [school, '2 essays left, 3 checklist items left'],
  [{ ...school, left: { essays: 1, items: 0 } }, '1 essay left'],
  [{ ...school, left: { essays: 0, items: 1 } }, '1 checklist item left'],
  [{ ...school, left: { essays: 0, items: 0 } }, null],
  [{ ...school, done: true }, null],
  [essay, '120 of 250 words'],
  [{ ...essay, words: { written: 0, limit: 250 } }, 'Not started'],
  [{ ...essay, words: { written: 1200, limit: null } }, '1,200 words'],
  [sat, null],
])('what is left of $0.source, $0.left, $0.words, is said as $1', (deadline, words) => {
  expect(leftInWords(deadline)).toBe(words)
})

test.each<[Deadline, string, string]>([
  [school, 'Stanford University: Restrictive Early Action', '2 essays left, 3 checklist items left.'],
  [
    { ...school, basis: 'carried_over', left: { essays: 0, items: 0 } },
    'Stanford University: Restrictive Early Action',
    'An earlier year’s date: check it with the school.',
  ],
  [
    { ...school, done: true, status: 'Submitted' },
    'Stanford University: Restrictive Early Action',
    'Submitted.',
  ],
  [essay, 'Stanford University: Why us?', '120 of 250 words.'],
  [
    { ...essay, schoolName: null, detail: 'Shared essay', words: { written: 0, limit: null } },
    'Shared essay: Why us?',
    'Not started.',
  ],
  [sat, 'SAT', 'Test day.'],
  [fafsa, 'Timeline: FAFSA opens', 'Timeline of 12th grade. Oct 01, 2026. File early.'],
])('a deadline is told in a line and in sentences', (deadline, line, sentences) => {
  expect(headline(deadline)).toBe(line)
  expect(inSentences(deadline)).toBe(sentences)
})

test('each leads to the page of what it is about', () => {
  expect(pathOf(school)).toBe('/schools/b9f6a1c2-0000-4000-8000-000000000001/research')
  expect(pathOf(essay)).toBe('/essays/b9f6a1c2-0000-4000-8000-000000000002')
  expect(pathOf(sat)).toBe('/deadlines')
  expect(pathOf({ ...sat, source: 'scholarship' })).toBe('/financial/scholarships?show=saved')
  expect(pathOf(fafsa)).toBe('/deadlines/timeline')
  expect(pathOf({ ...sat, source: 'task', id: '7' })).toBe('/student/advisor?task=7')
})

test('a student’s own dates are not those that are everybody’s', () => {
  expect([school, essay, sat, fafsa].map(isOwn)).toEqual([true, true, false, false])
})

test('a long prompt becomes one short line', () => {
  const line = headline({ ...essay, title: `Tell us\n\n${'about your life '.repeat(20)}` })

  expect(line).toMatch(/^Stanford University: Tell us about your life .*…$/)
  expect(line.length).toBeLessThan(105)
})

test('a long prompt is not cut within an emoji', () => {
  expect(headline({ ...essay, title: `${'x'.repeat(78)}🌊${'x'.repeat(20)}` })).toBe(
    `Stanford University: ${'x'.repeat(78)}…`,
  )
})

test('a school without a date is named while its application has still to go out, unless it decides as they come', () => {
  const school = { status: 'Not Started', plan: null, deadline: null } as const
  const list = [
    { ...school, name: 'Penn State' },
    { ...school, name: 'Fresno State', plan: 'regular' },
    { ...school, name: 'Ferris State', plan: 'rolling' },
    { ...school, name: 'Reed', deadline: '2027-01-15' },
    { ...school, name: 'Beloit', status: 'Submitted' },
  ] as const

  expect(undatedIn(list).map(({ name }) => name)).toEqual(['Penn State', 'Fresno State'])
  expect(undatedIn([...list, { ...school, name: 'Smith', status: 'Committed' }])).toEqual([])
})

test('a student who has chosen every plan is not told to choose one, but that the dates are not known yet', () => {
  const lastYears = { plan: 'regular', catalogDeadline: { state: 'carried_over' } } as const

  expect(howToDate([lastYears, { ...lastYears, catalogDeadline: null }])).toContain(
    'does not have their dates',
  )
  expect(howToDate([lastYears, { plan: null, catalogDeadline: null }])).toContain('Choose a plan')
  expect(howToDate([{ ...lastYears, catalogDeadline: { state: 'reported' } }])).toContain('Choose a plan')
})

test('a senior whose schools have no dates reads more on the home page than that nothing is due', () => {
  expect(undatedInWords(5, null)).toBe('No date is known yet for 5 schools on your list.')
  expect(undatedInWords(1, 'August 2028')).toBe('Colleges publish the dates for your class from August 2028.')
  expect(undatedInWords(0, 'August 2028')).toBe(null)
})
