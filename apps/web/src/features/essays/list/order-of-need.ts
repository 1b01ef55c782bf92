import { isPastDay } from '@bearings/domain/calendar-dates'
import { isFinished } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { openDateOf } from '@bearings/domain/list/open-date'
import { isUnsent } from '@bearings/domain/list/rules'
import type { ListEntry } from '@bearings/domain/list/schema'

type School = Pick<ListEntry, 'deadline' | 'status' | 'nextPlan'>
type Essay = Pick<EssaySummary, 'deadline' | 'status'>
type Needed = { school: School | null; all: readonly Essay[] }

/**
 * Sorts sections by the nearest open day of an essay that is not finished, or of a school whose essays are not entered
 * yet. Shared essays without a day are needed by the next application. Then follow the sections whose day has passed,
 * those without one, and those in which nothing is left to write.
 */
export function inOrderOfNeed<T extends Needed>(
  sections: readonly T[],
  schools: readonly School[],
  today: string,
): T[] {
  const [next = null] = schools.flatMap((school) => openDateOf(school, today) ?? []).toSorted()
  const needed = new Map(sections.map((section) => [section, needOf(section, next, today)]))
  return sections.toSorted((one, other) => {
    const [first, second] = [needed.get(one)!, needed.get(other)!]
    return first.place - second.place || (first.date ?? '').localeCompare(second.date ?? '')
  })
}

function needOf({ school, all }: Needed, next: string | null, today: string) {
  const open = all.filter((essay) => !isFinished(essay))
  const isOut = school !== null && !isUnsent(school.status)
  if (open.length === 0 && (all.length > 0 || isOut)) return { place: 3, date: null }
  const ofSchool = school ? openDateOf(school, today) : next
  const own = open.flatMap(({ deadline }) => (deadline && !isPastDay(deadline, today) ? deadline : []))
  const hasRest = open.length === 0 || own.length < open.length
  const [date = null] = [...own, ...(hasRest && ofSchool ? [ofSchool] : [])].toSorted()
  if (date !== null) return { place: 0, date }
  const isMissed = school?.deadline || open.some(({ deadline }) => deadline)
  return { place: isMissed ? 1 : 2, date }
}
