import { compareNames } from '@bearings/domain/compare-names'
import type { Source } from '@bearings/domain/deadlines/options'
import { endInWords, isLate, isOwn, leftInWords } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { addDays } from '@bearings/domain/today'
import { capitalized } from '@bearings/domain/words'
import { monthInWords, monthOf } from './calendar/month.ts'
import type { DeadlinesSearch } from './deadlines-search.ts'

/** The student's time zone, the current time, and the current day there. */
export type LocalTime = { timeZone: string; now: Date; today: string }

export function filtered(
  deadlines: readonly Deadline[],
  { source, school, late, done, tests }: DeadlinesSearch,
  { timeZone, now }: Pick<LocalTime, 'timeZone' | 'now'>,
): Deadline[] {
  return deadlines.filter(
    (deadline) =>
      (source === undefined || deadline.source === source) &&
      (school === undefined || deadline.entryId === school) &&
      (late !== true || isLate(deadline, timeZone, now)) &&
      (done === true || !deadline.done) &&
      (tests !== false || deadline.source !== 'test'),
  )
}

/** What the menu beside the filters narrows the dates to, or adds to them. */
export type Shown = 'Late only' | 'Done' | 'SAT and ACT dates'

/** Returns what of the menu is chosen. */
export function shownIn({ late, done, tests }: DeadlinesSearch): Shown[] {
  const all: Record<Shown, boolean> = {
    'Late only': late === true,
    Done: done === true,
    'SAT and ACT dates': tests !== false,
  }
  return (Object.keys(all) as Shown[]).filter((shown) => all[shown])
}

/** Counts the deadlines behind each choice of the menu, whatever else is filtered. */
export function countsShown(
  deadlines: readonly Deadline[],
  { timeZone, now }: Pick<LocalTime, 'timeZone' | 'now'>,
): Map<Shown, number> {
  const count = (isCounted: (deadline: Deadline) => boolean) => deadlines.filter(isCounted).length
  return new Map<Shown, number>([
    ['Late only', count((deadline) => isLate(deadline, timeZone, now))],
    ['Done', count(({ done }) => done)],
    ['SAT and ACT dates', count(({ source }) => source === 'test')],
  ])
}

/** Whether a filter hides what is open. */
export function isFiltered({ source, school, late, tests }: DeadlinesSearch): boolean {
  return source !== undefined || school !== undefined || late === true || tests === false
}

/** Whether the filter shows test dates, but no future test date is known. */
export function lacksTests(deadlines: readonly Deadline[], { source, school, late, tests }: DeadlinesSearch) {
  const isWanted = tests !== false && late !== true && school === undefined
  const isOfSource = source === undefined || source === 'test'
  return isWanted && isOfSource && !deadlines.some((deadline) => deadline.source === 'test')
}

/** Counts the deadlines of each source under the other filters. A source without any is left out. */
export function countsBySource(
  deadlines: readonly Deadline[],
  search: DeadlinesSearch,
  here: Pick<LocalTime, 'timeZone' | 'now'>,
): { all: number; bySource: Map<Source, number> } {
  const left = filtered(deadlines, { ...search, source: undefined }, here)
  const bySource = new Map<Source, number>()
  for (const { source } of left) bySource.set(source, (bySource.get(source) ?? 0) + 1)
  return { all: left.length, bySource }
}

/** Returns the schools that have deadlines, sorted by name. */
export function schoolsOf(deadlines: readonly Deadline[]): { id: string; name: string }[] {
  const names = new Map<string, string>()
  for (const { entryId, schoolName } of deadlines) if (entryId !== null) names.set(entryId, schoolName ?? '')
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => compareNames(one.name, other.name))
}

export type Section = { key: string; heading: string; deadlines: Deadline[] }

/** Groups deadlines into sections: late ones first, then one for each month. */
export function sectionsOf(deadlines: readonly Deadline[], { timeZone, now }: LocalTime): Section[] {
  const sections = new Map<string, Section>()
  for (const deadline of deadlines) {
    const late = isLate(deadline, timeZone, now)
    const key = late ? 'late' : monthOf(deadline.date)
    const section = sections.get(key) ?? { key, heading: late ? 'Late' : monthInWords(key), deadlines: [] }
    section.deadlines.push(deadline)
    sections.set(key, section)
  }
  return [...sections.values()].toSorted(
    (one, other) =>
      Number(other.key === 'late') - Number(one.key === 'late') || one.key.localeCompare(other.key),
  )
}

/** How many dates a phone lists before it asks whether to go on, counted to the end of a month. */
const datesOnPhone = 8

/** Returns how many of the sections a phone shows at first: late dates and the next month, and more while they are few. */
export function sectionsOnPhone(sections: readonly Section[]): number {
  let dates = 0
  const enough = sections.findIndex(({ key, deadlines }) => {
    dates += deadlines.length
    return key !== 'late' && dates >= datesOnPhone
  })
  return enough === -1 ? sections.length : enough + 1
}

/** How many rows of a wide list are as high as the calendar, and as a row of a narrow list. */
const calendarRows = 8
const narrowRow = 1.6

/**
 * Puts beside the calendar the lists that are about as high as it together, late deadlines first, and the
 * others below both.
 */
export function besideCalendar(sections: readonly Section[]): { below: Section[]; beside: Section[] } {
  const below: Section[] = []
  const beside: Section[] = []
  let height = 0
  for (const section of sections) {
    const next = height + section.deadlines.length * narrowRow
    const isCloser = Math.abs(next - calendarRows) <= Math.abs(height - calendarRows)
    if (section.key === 'late' || isCloser) {
      beside.push(section)
      height = next
    } else {
      below.push(section)
    }
  }
  return { below, beside }
}

/** Groups a student's deadlines for an advisor: late in the student's time zone, coming, and done. */
export function advisedSectionsOf(
  deadlines: readonly Deadline[],
  { timeZone, now }: Pick<LocalTime, 'timeZone' | 'now'>,
): Section[] {
  const open = deadlines.filter(({ done }) => !done)
  const late = new Set(open.filter((deadline) => isLate(deadline, timeZone, now)))
  return [
    { key: 'late', heading: 'Late', deadlines: [...late] },
    { key: 'coming', heading: 'Upcoming', deadlines: open.filter((deadline) => !late.has(deadline)) },
    { key: 'done', heading: 'Done', deadlines: deadlines.filter(({ done }) => done) },
  ].filter((section) => section.deadlines.length > 0)
}

/** Returns the student's own deadlines that are late, and those that come next. */
export function ownOf(
  deadlines: readonly Deadline[],
  { timeZone, now }: LocalTime,
): { late: Deadline[]; next: Deadline[] } {
  const own = deadlines.filter((deadline) => isOwn(deadline) && !deadline.done)
  const late = own.filter((deadline) => isLate(deadline, timeZone, now))
  return { late, next: own.filter((deadline) => !late.includes(deadline)) }
}

/**
 * Joins items of one checklist that are due on the same day into one line, so that they do not crowd out the
 * rest.
 */
export function gathered(deadlines: readonly Deadline[]): Deadline[] {
  const lines: { first: Deadline; count: number }[] = []
  for (const deadline of deadlines) {
    const same = lines.find(({ first }) => isSameList(first, deadline))
    if (same) same.count++
    else lines.push({ first: deadline, count: 1 })
  }
  return lines.map(({ first, count }) =>
    count === 1 ? first : { ...first, title: `${count} checklist items` },
  )
}

function isSameList(one: Deadline, other: Deadline): boolean {
  const { source, entryId, date, done } = one
  return (
    source === 'checklist' &&
    other.source === source &&
    other.entryId === entryId &&
    other.date === date &&
    other.done === done
  )
}

/**
 * Returns the line under the title: "2 late, 3 due in the next two weeks". Test dates are everyone's and not counted,
 * but the line says so if some are near and stand in the list below it.
 */
export function summaryOf(
  deadlines: readonly Deadline[],
  search: DeadlinesSearch,
  here: LocalTime,
): string | null {
  const { late, next } = ownOf(deadlines, here)
  if (late.length === 0 && next.length === 0) return null
  const isSoon = ({ date }: Deadline) => date <= addDays(here.today, 14)
  const soon = next.filter(isSoon).length
  const hasTest = filtered(deadlines, search, here).some(
    (deadline) =>
      deadline.source === 'test' && isSoon(deadline) && !isLate(deadline, here.timeZone, here.now),
  )
  const parts = [
    late.length > 0 && `${late.length} late`,
    `${soon === 0 ? 'nothing' : soon} due in the next two weeks${hasTest ? ', besides test dates' : ''}`,
  ]
  return capitalized(parts.filter(Boolean).join(', '))
}

/** Returns the line below a deadline's title: its school, what kind it is, and what is left to do. */
export function about(deadline: Deadline): string {
  const { source, schoolName, detail } = deadline
  return [source === 'school' ? null : schoolName, detail, endInWords(deadline), leftInWords(deadline)]
    .filter((part) => part !== null)
    .join(' · ')
}
