import type { Course, CourseKind, HighSchool, Major } from '@bearings/domain/colleges/catalog/schema'
import { courseWords } from '@bearings/domain/colleges/search/course-words'
import { courses, highSchools, majors } from '#database/tables/colleges-reference.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { takeSearch } from '../search/limit.ts'
import { searched } from '../search/service.ts'
import * as store from './store.ts'

type Query = { q: string; limit: number }

/**
 * Returns the majors that match. A four-digit field and its only six-digit part often share a title, of which
 * only the first is returned.
 */
export async function searchMajors(context: SignedInContext, { q, limit }: Query): Promise<Major[]> {
  await takeSearch(context)
  const from = { subject: 'majors', searchText: majors.searchText } as const
  const rows = await searched(context.db, { ...from, q, limit: limit * 2 }, (how) =>
    store.majorsBy(context.db, how),
  )
  const titles = rows.map(({ title }) => title)
  return rows.filter(({ title }, index) => titles.indexOf(title) === index).slice(0, limit)
}

export async function searchHighSchools(
  context: SignedInContext,
  { state, ...query }: Query & { state?: string | undefined },
): Promise<HighSchool[]> {
  await takeSearch(context)
  const from = { subject: 'high_schools', searchText: highSchools.searchText } as const
  return searched(context.db, { ...from, ...query }, (how) =>
    store.highSchoolsBy(context.db, { ...how, state }),
  )
}

export async function searchCourses(
  context: SignedInContext,
  { kind, q, limit }: Query & { kind?: CourseKind | undefined },
): Promise<Course[]> {
  await takeSearch(context)
  const from = { subject: 'courses', searchText: courses.searchText } as const
  return searched(context.db, { ...from, q: courseWords(q), limit }, (how) =>
    store.coursesBy(context.db, { ...how, kind }),
  )
}
