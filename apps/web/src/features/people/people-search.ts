import type { Role } from '@bearings/domain/actor'
import { type PeopleFilter, peopleFilters } from '@bearings/domain/people/options'
import { roleNames } from '@bearings/domain/role-names'
import { searchedText } from '#platform/navigation/list-search.ts'

/** The search parameters of People. */
export type PeopleSearch = {
  q?: string | undefined
  role?: Role | undefined
  show?: Exclude<PeopleFilter, 'all'> | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function peopleSearch({ q, role, show }: Record<string, unknown>): PeopleSearch {
  const text = searchedText(q)
  return {
    ...(text && { q: text }),
    ...(isRole(role) && { role }),
    ...(isShown(show) && { show }),
  }
}

function isRole(given: unknown): given is Role {
  return typeof given === 'string' && Object.hasOwn(roleNames, given)
}

function isShown(given: unknown): given is Exclude<PeopleFilter, 'all'> {
  return given !== 'all' && peopleFilters.some((shown) => shown === given)
}
