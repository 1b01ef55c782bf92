import type { Role } from '@bearings/domain/actor'
import { type PeopleFilter, peopleFilters } from '@bearings/domain/people/options'
import { roleNames } from '@bearings/domain/role-names'

/** The search parameters of People. */
export type PeopleSearch = {
  q?: string | undefined
  role?: Role | undefined
  show?: Exclude<PeopleFilter, 'all'> | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function peopleSearch({ q, role, show }: Record<string, unknown>): PeopleSearch {
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
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
