import { type RosterSearch, rosterSearch } from './roster-search.ts'

export const studentTabs = [
  'overview',
  'list',
  'deadlines',
  'profile',
  'essays',
  'letters',
  'weeks',
  'money',
  'tasks',
  'notes',
] as const
export type StudentTab = (typeof studentTabs)[number]

/**
 * The search parameters of a student's page: the tab, by default the first, the task to scroll to, and the
 * roster from which the page was opened, whose order Next and Previous follow.
 */
export type StudentSearch = RosterSearch & {
  tab?: Exclude<StudentTab, 'overview'> | undefined
  task?: string | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function studentSearch({ tab, task, ...roster }: Record<string, unknown>): StudentSearch {
  return {
    ...rosterSearch(roster),
    ...(isTab(tab) && tab !== 'overview' && { tab }),
    ...(typeof task === 'string' && { task }),
  }
}

function isTab(given: unknown): given is StudentTab {
  return studentTabs.some((tab) => tab === given)
}
