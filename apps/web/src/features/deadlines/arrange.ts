import type { Source } from '@bearings/domain/deadlines/options'
import { isLate, leftInWords } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { addDays } from '@bearings/domain/today'
import { monthInWords, monthOf } from './calendar/month.ts'
import type { DeadlinesSearch } from './deadlines-search.ts'

/** Where the student is, and when. */
export type Here = { timeZone: string; now: Date; today: string }

/** The deadlines that the filters leave. */
export function filtered(
  deadlines: readonly Deadline[],
  { source, school, done, tests }: DeadlinesSearch,
): Deadline[] {
  return deadlines.filter(
    (deadline) =>
      (source === undefined || deadline.source === source) &&
      (school === undefined || deadline.entryId === school) &&
      (done === true || !deadline.done) &&
      (tests !== false || deadline.source !== 'test'),
  )
}

/** How many there are of each source with the other filters as they are; a source without any is left out. */
export function countsBySource(
  deadlines: readonly Deadline[],
  { source: _, ...others }: DeadlinesSearch,
): { all: number; bySource: Map<Source, number> } {
  const left = filtered(deadlines, others)
  const bySource = new Map<Source, number>()
  for (const { source } of left) bySource.set(source, (bySource.get(source) ?? 0) + 1)
  return { all: left.length, bySource }
}

/** The schools that something is due for, in the order of their names. */
export function schoolsOf(deadlines: readonly Deadline[]): { id: string; name: string }[] {
  const names = new Map<string, string>()
  for (const { entryId, schoolName } of deadlines) if (entryId !== null) names.set(entryId, schoolName ?? '')
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

export type Section = { key: string; heading: string; deadlines: Deadline[] }

/** Late ones first, then a section for each month. */
export function sectionsOf(deadlines: readonly Deadline[], { timeZone, now }: Here): Section[] {
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

/** What comes next of the student's own, and how much is late. */
export function nextOf(
  deadlines: readonly Deadline[],
  { timeZone, now }: Here,
  count: number,
): { late: number; next: Deadline[] } {
  const own = deadlines.filter(({ source, done }) => source !== 'test' && !done)
  const late = own.filter((deadline) => isLate(deadline, timeZone, now))
  return { late: late.length, next: own.filter((deadline) => !late.includes(deadline)).slice(0, count) }
}

/** Under the title: "2 late, 3 in the next two weeks". */
export function summaryOf(deadlines: readonly Deadline[], here: Here): string | null {
  const { late, next } = nextOf(deadlines, here, Infinity)
  if (late === 0 && next.length === 0) return null
  const soon = next.filter(({ date }) => date <= addDays(here.today, 14)).length
  const parts = [late > 0 && `${late} late`, `${soon === 0 ? 'nothing' : soon} due in the next two weeks`]
  const words = parts.filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Below the title: whose it is, what it is, and what is left to do for it. */
export function about(deadline: Deadline): string {
  const { source, schoolName, detail } = deadline
  return [source === 'school' ? null : schoolName, detail, leftInWords(deadline)]
    .filter((part) => part !== null)
    .join(' · ')
}
