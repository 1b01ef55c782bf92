import { type Source, sources } from '@bearings/domain/deadlines/options'

export type View = 'calendar' | 'list'

/** The search parameters of `/deadlines`: how the dates are shown, and which of them. */
export type DeadlinesSearch = {
  /** Without it, what fits the width of the window. */
  view?: View | undefined
  /** The month of the calendar, `2026-11`; without it, this one. */
  month?: string | undefined
  source?: Source | undefined
  /** A school on the list. */
  school?: string | undefined
  /** Only what is late. */
  late?: true | undefined
  /** Also what is done. */
  done?: true | undefined
  /** Without the dates of tests. */
  tests?: false | undefined
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
    ...(tests === false && { tests }),
  }
}

function isSource(given: unknown): given is Source {
  return sources.some((source) => source === given)
}
