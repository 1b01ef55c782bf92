import { type EssayStatus, statuses } from '@bearings/domain/essays/options'
import { isFinished } from '@bearings/domain/essays/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'

export type Sorting = 'deadline' | 'newest' | 'words'

export const sortingLabels: Record<Sorting, string> = {
  deadline: 'Deadline',
  newest: 'Last added',
  words: 'Fewest words',
}

/** The section for essays that belong to no school. */
export const shared = 'shared'

type School = { id: string; name: string; deadline: string | null }

/** A school of the list with its essays, as far as they are shown; `total` and `done` count all of them. */
export type Section = { id: string; name: string; essays: Dated[]; total: number; done: number }

/** An essay with the day that counts for it: its own, or without one its school's. */
export type Dated = EssaySummary & { due: { date: string; isSchools: boolean } | null }

/**
 * Shared essays first, since every application may need them, then one section a school in the list's order.
 * With a status only what has it is shown, and no section without any.
 */
export function sectionsOf(
  essays: readonly EssaySummary[],
  schools: readonly School[],
  { status, sort = 'deadline' }: { status?: EssayStatus | undefined; sort?: Sorting | undefined },
): Section[] {
  const sharedEssays = { id: shared, name: 'Shared essays', deadline: null }
  return [sharedEssays, ...schools]
    .map(({ id, name, deadline }) => {
      const all = essays.filter(({ entryId }) => (entryId ?? shared) === id)
      const shown = all.filter((essay) => !status || essay.status === status)
      return {
        id,
        name,
        essays: shown.map((essay) => ({ ...essay, due: dueOf(essay, deadline) })).toSorted(comparisons[sort]),
        total: all.length,
        done: all.filter(isFinished).length,
      }
    })
    .filter((section) => !status || section.essays.length > 0)
}

/**
 * Three schools and more without an essay stand apart from those that have one, to be folded into a row. Where no school has an
 * essay they are the way to the first, and stay.
 */
export function withoutEmpty(sections: readonly Section[]): { sections: Section[]; empty: Section[] } {
  const empty = sections.filter(({ id, total }) => id !== shared && total === 0)
  const isWorthIt = empty.length >= 3 && sections.some(({ total }) => total > 0)
  if (!isWorthIt) return { sections: [...sections], empty: [] }
  return { sections: sections.filter((section) => !empty.includes(section)), empty }
}

/** The day that counts for an essay: its own, or else its school's. */
export function dueOf(essay: Pick<EssaySummary, 'deadline'>, schools: string | null): Dated['due'] {
  const date = essay.deadline ?? schools
  return date === null ? null : { date, isSchools: essay.deadline === null }
}

const byAge = (one: Dated, other: Dated) => other.createdAt.localeCompare(one.createdAt)

const comparisons: Record<Sorting, (one: Dated, other: Dated) => number> = {
  // ISO dates sort as text. What is finished is no longer pressing.
  deadline: (one, other) =>
    Number(isFinished(one)) - Number(isFinished(other)) ||
    (one.due?.date ?? '9999').localeCompare(other.due?.date ?? '9999') ||
    byAge(one, other),
  newest: byAge,
  words: (one, other) => one.words - other.words || byAge(one, other),
}

/** How many essays each status has, in the order of their lives; statuses without any are left out. */
export function statusCounts(essays: readonly Pick<EssaySummary, 'status'>[]) {
  return statuses
    .map((status) => ({ status, count: essays.filter((essay) => essay.status === status).length }))
    .filter(({ count }) => count > 0)
}
