import type { Role } from '@bearings/domain/actor'
import { graduationYears } from '@bearings/domain/class-year'
import { faultInNumber } from '@bearings/domain/field-bounds'
import {
  type PeopleFilter,
  peopleFilters,
  type PeopleOrder,
  peopleOrders,
} from '@bearings/domain/people/options'
import { roleNames } from '@bearings/domain/role-names'
import { isId } from '#platform/is-id.ts'
import { searchedText } from '#platform/navigation/list-search.ts'

export type PeopleSearch = {
  q?: string | undefined
  role?: Role | undefined
  show?: Exclude<PeopleFilter, 'all'> | undefined
  graduationYear?: number | undefined
  /** An advisor's id, or `none`. */
  advisor?: string | undefined
  order?: Exclude<PeopleOrder, 'joined'> | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function peopleSearch(given: Record<string, unknown>): PeopleSearch {
  const { q, role, show, advisor, order } = given
  const graduationYear = Number(given.graduationYear)
  const text = searchedText(q)
  return {
    ...(text && { q: text }),
    ...(isRole(role) && { role }),
    ...(isShown(show) && { show }),
    ...(faultInNumber(graduationYear, graduationYears) === null && { graduationYear }),
    ...((advisor === 'none' || isId(advisor)) && { advisor }),
    ...(isOrder(order) && { order }),
  }
}

function isRole(given: unknown): given is Role {
  return typeof given === 'string' && Object.hasOwn(roleNames, given)
}

function isShown(given: unknown): given is Exclude<PeopleFilter, 'all'> {
  return given !== 'all' && peopleFilters.some((shown) => shown === given)
}

function isOrder(given: unknown): given is Exclude<PeopleOrder, 'joined'> {
  return given !== 'joined' && peopleOrders.some((order) => order === given)
}
