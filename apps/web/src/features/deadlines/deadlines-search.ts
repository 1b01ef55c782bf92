import type { Grade } from '@bearings/domain/class-year'
import { type Source, sources } from '@bearings/domain/deadlines/options'

export type View = 'calendar' | 'list'

/** The search parameters of `/deadlines`: the view and its filters. */
export type DeadlinesSearch = {
  /** If missing, the view that fits the width of the window. */
  view?: View | undefined
  /** The month of the calendar, such as `2026-11`; if missing, the current one. */
  month?: string | undefined
  source?: Source | undefined
  /** The id of a list entry. */
  school?: string | undefined
  /** Whether only late deadlines are shown. */
  late?: true | undefined
  /** Whether finished deadlines are shown too. */
  done?: true | undefined
  /** Whether the dates of tests are shown; if missing, they are while a test may be near: see `withTestsChosen`. */
  tests?: boolean | undefined
}

/**
 * Returns the search with the choice about tests that it leaves open: a student with a score has taken one, and one in
 * ninth or tenth grade has years left.
 */
export function withTestsChosen(
  search: DeadlinesSearch,
  { hasScore, grade }: { hasScore: boolean; grade: Grade | null },
): DeadlinesSearch {
  const isFar = grade !== null && grade <= 10
  return search.tests === undefined && (hasScore || isFar) && search.source !== 'test'
    ? { ...search, tests: false }
    : search
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function deadlinesSearch({
  view,
  month,
  source,
  school,
  late,
  done,
  tests,
}: Record<string, unknown>): DeadlinesSearch {
  return {
    ...((view === 'calendar' || view === 'list') && { view }),
    ...(typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(isSource(source) && { source }),
    ...(typeof school === 'string' && school !== '' && { school: school.slice(0, 36) }),
    ...(late === true && { late }),
    ...(done === true && { done }),
    ...(typeof tests === 'boolean' && { tests }),
  }
}

function isSource(given: unknown): given is Source {
  return sources.some((source) => source === given)
}
