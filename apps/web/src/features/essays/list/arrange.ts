import { closingZoneOf, stillRequires } from '@bearings/domain/deadlines/rules'
import { type EssayStatus, statuses } from '@bearings/domain/essays/options'
import { isDue, isFinished } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { hasCommitted } from '@bearings/domain/list/options'
import type { ListEntry } from '@bearings/domain/list/schema'
import { inOrderOfNeed } from './order-of-need.ts'
import type { Sorting } from './sortings.ts'

/** The section for essays that belong to no school. */
export const shared = 'shared'

export type School = Pick<ListEntry, 'id' | 'name' | 'deadline' | 'catalogDeadline' | 'status' | 'nextPlan'>

/**
 * A school of the list with the essays that are shown; `school` is `null` for the shared ones. `total` and `done` count
 * all of its essays.
 */
export type Section = {
  id: string
  name: string
  school: School | null
  essays: Dated[]
  total: number
  done: number
}

/**
 * An essay with its effective deadline: its own, or else its school's, which may end in a time zone of its own. It `counts`
 * while the essay is still needed by it.
 */
export type Dated = EssaySummary & {
  due: { date: string; timeZone: string | null; isSchools: boolean; counts: boolean } | null
}

/**
 * Groups essays into sections: shared essays, and one section per school. By deadline, the section whose essays are
 * needed next comes first; otherwise the shared ones do, and then the schools in the list's order. With a status, only
 * matching essays are shown, and sections without any are left out.
 */
export function sectionsOf(
  essays: readonly EssaySummary[],
  schools: readonly School[],
  { status, sort = 'deadline' }: { status?: EssayStatus | undefined; sort?: Sorting | undefined },
  today: string,
): Section[] {
  // Nothing else is due once a student has committed, so that no application is to be moved.
  const isOver = hasCommitted(schools)
  const sections = [null, ...schools]
    .map((each) => {
      const school = each && isOver ? { ...each, nextPlan: null } : each
      const id = school?.id ?? shared
      const all = essays.filter(({ entryId }) => (entryId ?? shared) === id)
      const shown = all.filter((essay) => !status || essay.status === status)
      return {
        id,
        name: school?.name ?? 'Shared essays',
        school,
        all,
        essays: shown
          .map((essay) => ({ ...essay, due: dueOf(essay, school, isOver) }))
          .toSorted(comparisons[sort]),
        total: all.length,
        done: all.filter(isFinished).length,
      }
    })
    .filter((section) => !status || section.essays.length > 0)
  return sort === 'deadline' ? inOrderOfNeed(sections, schools, today) : sections
}

/**
 * Separates schools without essays from the others, so that they can be folded into one row, if there are at
 * least three. If no school has an essay, all sections stay, because they lead to the first essay.
 */
export function withoutEmpty(sections: readonly Section[]): { sections: Section[]; empty: Section[] } {
  const empty = sections.filter(({ id, total }) => id !== shared && total === 0)
  const isWorthIt = empty.length >= 3 && sections.some(({ total }) => total > 0)
  if (!isWorthIt) return { sections: [...sections], empty: [] }
  return { sections: sections.filter((section) => !empty.includes(section)), empty }
}

/**
 * Returns an essay's effective deadline: its own, or else its school's.
 * @param isOver Whether the student has committed to a school.
 */
export function dueOf(
  essay: Pick<EssaySummary, 'deadline' | 'status'>,
  school: Pick<School, 'deadline' | 'catalogDeadline' | 'status'> | null | undefined,
  isOver: boolean,
): Dated['due'] {
  const date = essay.deadline ?? school?.deadline ?? null
  const required = !school || stillRequires('essays', school.status, isOver)
  const counts = isDue({ ...essay, required })
  const isSchools = essay.deadline === null
  const timeZone = isSchools && school ? closingZoneOf(school) : null
  return date === null ? null : { date, timeZone, isSchools, counts }
}

const byAge = (one: Dated, other: Dated) => other.createdAt.localeCompare(one.createdAt)

const byDeadline = (one: Dated, other: Dated) =>
  // ISO dates sort as text. Finished essays come last, because they are no longer urgent.
  Number(isFinished(one)) - Number(isFinished(other)) ||
  (one.due?.date ?? '9999').localeCompare(other.due?.date ?? '9999') ||
  byAge(one, other)

const comparisons: Record<Sorting, (one: Dated, other: Dated) => number> = {
  deadline: byDeadline,
  name: byDeadline,
  newest: byAge,
  words: (one, other) => one.words - other.words || byAge(one, other),
}

/** Counts the essays of each status, in the order of the process. Statuses without essays are left out. */
export function statusCounts(essays: readonly Pick<EssaySummary, 'status'>[]) {
  return statuses
    .map((status) => ({ status, count: essays.filter((essay) => essay.status === status).length }))
    .filter(({ count }) => count > 0)
}
