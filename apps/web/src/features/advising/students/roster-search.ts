import { type ApplicationOrder, applicationOrders } from '@bearings/domain/advising/applications/options'
import type { Criteria } from '@bearings/domain/advising/criteria/schema'
import {
  type Direction,
  directions,
  type Need,
  needs,
  type RosterOrder,
  rosterOrders,
  usualDirection,
} from '@bearings/domain/advising/students/options'
import { columnsOf } from '@bearings/domain/advising/views/options'
import { columnsIn } from '@bearings/domain/advising/views/rules'
import type { RosterView } from '@bearings/domain/advising/views/schema'
import { graduationYears } from '@bearings/domain/class-year'
import { isId } from '#platform/is-id.ts'
import { searchedText } from '#platform/navigation/list-search.ts'

/** The search parameters of the roster: its filters, and its order if it is not the default. */
export type RosterSearch = {
  /** Which table shows them: by default, a row for each student. */
  by?: 'application' | undefined
  /** The order of the table of applications. */
  sort?: Exclude<ApplicationOrder, 'deadline'> | undefined
  q?: string | undefined
  reason?: Need | undefined
  group?: string | undefined
  graduationYear?: number | undefined
  /** Asked of the students and their applications; as the URL has it, until `withKnownCriteria` has read it. */
  ask?: Criteria | undefined
  order?: Exclude<RosterOrder, 'attention'> | undefined
  direction?: Direction | undefined
  /** The columns of the table, in their order; without any, those that the advisor usually sees. */
  columns?: RosterView['columns'] | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function rosterSearch(given: Record<string, unknown>): RosterSearch {
  const { by, sort, q, reason, group, graduationYear, ask, order, direction, columns } = given
  const text = searchedText(q)?.trim()
  const table = by === 'application' ? by : 'student'
  return {
    ...(by === 'application' && { by }),
    ...(isSort(sort) && { sort }),
    ...(text && { q: text }),
    ...(isNeed(reason) && { reason }),
    ...(isId(group) && { group }),
    ...(isClass(graduationYear) && { graduationYear }),
    ...(isObject(ask) && { ask }),
    ...(isOrder(order) && { order }),
    ...(isDirection(direction) && { direction }),
    ...(isColumns(table, columns) && { columns: [...columnsIn(table, columns)] }),
  }
}

export function sortOf({ order: chosen, direction }: RosterSearch): {
  order: RosterOrder
  direction: Direction
} {
  const order = chosen ?? 'attention'
  return { order, direction: direction ?? usualDirection[order] }
}

/** Returns the search for the same students in this order, leaving out defaults. */
export function sortedBy(search: RosterSearch, order: RosterOrder, direction: Direction): RosterSearch {
  return {
    ...search,
    order: order === 'attention' ? undefined : order,
    direction: direction === usualDirection[order] ? undefined : direction,
  }
}

/** Returns the search for the same students, but for what is asked of them. */
export function asking(search: RosterSearch, ask: Criteria): RosterSearch {
  return { ...search, ask: Object.values(ask).some((value) => value !== undefined) ? ask : undefined }
}

function isColumns(table: keyof typeof columnsOf, given: unknown): given is unknown[] {
  return Array.isArray(given) && columnsOf[table].some((column) => given.includes(column))
}

function isSort(given: unknown): given is Exclude<ApplicationOrder, 'deadline'> {
  return given !== 'deadline' && applicationOrders.some((sort) => sort === given)
}

function isNeed(given: unknown): given is Need {
  return needs.some((need) => need === given)
}

function isClass(given: unknown): given is number {
  const { min, max } = graduationYears
  return typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max
}

function isObject(given: unknown): given is object {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function isOrder(given: unknown): given is Exclude<RosterOrder, 'attention'> {
  return given !== 'attention' && rosterOrders.some((order) => order === given)
}

function isDirection(given: unknown): given is Direction {
  return directions.some((direction) => direction === given)
}
