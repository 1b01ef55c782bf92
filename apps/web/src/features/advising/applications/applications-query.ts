import { type ApplicationOrder, limits } from '@bearings/domain/advising/applications/options'
import type { Application } from '@bearings/domain/advising/applications/schema'
import { applicationCriteria, isAsked } from '@bearings/domain/advising/criteria/rules'
import type { Direction } from '@bearings/domain/advising/students/options'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import { statuses } from '../criteria/known-criteria.ts'
import type { RosterSearch } from '../students/roster-search.ts'

/** Returns what the advisor's students apply to, page by page, by default the first deadline first. */
export function applicationPages(search: RosterSearch) {
  const filter = applicationFilterIn(search)
  return infiniteQueryOptions({
    queryKey: ['GET /advising/applications', 'pages', filter] as const,
    queryFn: ({ pageParam }) => call('GET /advising/applications', { ...filter, skip: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Returns all applications that match, as many as are printed. */
export async function everyApplication(
  search: RosterSearch,
): Promise<{ rows: Application[]; total: number }> {
  const filter = applicationFilterIn(search)
  const rows: Application[] = []
  let skip: number | null = 0
  let all = 0
  while (skip !== null && rows.length < limits.printed) {
    const limit = Math.min(limits.mostAtOnce, limits.printed - rows.length)
    const { applications, total, next }: Awaited<ReturnType<typeof page>> = await page({
      ...filter,
      skip,
      limit,
    })
    rows.push(...applications)
    all = total
    skip = next
  }
  return { rows, total: all }
}

function page(query: ReturnType<typeof applicationFilterIn> & { skip: number; limit: number }) {
  return call('GET /advising/applications', query)
}

export function applicationFilterIn({ q, group, graduationYear, ask, sort, direction }: RosterSearch) {
  return { q, group, graduationYear, sort, direction, ...ask }
}

/** Returns the order of the table. */
export function sortIn(search: RosterSearch): { sort: ApplicationOrder; direction: Direction } {
  return { sort: search.sort ?? 'deadline', direction: search.direction ?? 'ascending' }
}

/** Returns the search for the same applications in this order, leaving out defaults. */
export function sortedBy(search: RosterSearch, sort: ApplicationOrder, direction: Direction): RosterSearch {
  return {
    ...search,
    sort: sort === 'deadline' ? undefined : sort,
    direction: direction === 'ascending' ? undefined : direction,
  }
}

/** Returns the search for the students whose applications these are. */
export function studentsOf(search: RosterSearch): RosterSearch {
  const { ask = {} } = search
  const asksOfList = applicationCriteria.some((name) => isAsked(ask[name]))
  const counted = statuses.filter((status) => status !== 'Withdrawn')
  return {
    ...search,
    columns: undefined,
    reason: undefined,
    ask: asksOfList ? ask : { ...ask, status: counted },
  }
}
