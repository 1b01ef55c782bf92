import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { call, query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import type { RosterSearch } from './roster-search.ts'

/** Returns the advisor's students page by page, by default starting with those who need attention. */
export function rosterPages(search: RosterSearch = {}) {
  return pagesOf('GET /advising/students', filterIn(search))
}

/** Returns all students on the roster, also those beyond the loaded pages. */
export async function everyone(search: RosterSearch): Promise<AdvisedStudent[]> {
  const filter = filterIn(search)
  const found: AdvisedStudent[] = []
  let after: string | undefined
  do {
    const { students, next } = await call('GET /advising/students', { ...filter, after })
    found.push(...students)
    after = next ?? undefined
  } while (after)
  return found
}

/** Returns a student's position on the roster, with the previous and next student. */
export function rosterPlace(id: string, search: RosterSearch) {
  return query('GET /advising/students/{id}/place', { id, ...filterIn(search) })
}

export function rosterNames(search: RosterSearch) {
  return query('GET /advising/students/names', filterIn(search))
}

/** Leaves out what else the address of a student's page contains, such as the tab. */
export function filterIn({ q, reason, group, graduationYear, ask, order, direction }: RosterSearch) {
  return { q, reason, group, graduationYear, order, direction, ...ask }
}
