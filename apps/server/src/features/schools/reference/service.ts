import type { Course, CourseKind, HighSchool, Major } from '@bearings/domain/schools/catalog/schema'
import { courses, highSchools, majors } from '../../../database/tables/schools-reference.ts'
import type { SignedIn } from '../../../platform/serve.ts'
import { searched } from '../search/service.ts'
import * as store from './store.ts'

type Asked = { q: string; limit: number }

/** A four-digit field and its only six-digit part often share a title; the general one is enough. */
export async function searchMajors({ db }: SignedIn, { q, limit }: Asked): Promise<Major[]> {
  const asked = { subject: 'majors', searchText: majors.searchText, q, limit: limit * 2 } as const
  const rows = await searched(db, asked, (how) => store.majorsBy(db, how))
  const titles = rows.map(({ title }) => title)
  return rows.filter(({ title }, index) => titles.indexOf(title) === index).slice(0, limit)
}

export function searchHighSchools(
  { db }: SignedIn,
  { state, ...asked }: Asked & { state?: string | undefined },
): Promise<HighSchool[]> {
  const from = { subject: 'high_schools', searchText: highSchools.searchText } as const
  return searched(db, { ...from, ...asked }, (how) => store.highSchoolsBy(db, { ...how, state }))
}

export function searchCourses(
  { db }: SignedIn,
  { kind, ...asked }: Asked & { kind?: CourseKind | undefined },
): Promise<Course[]> {
  const from = { subject: 'courses', searchText: courses.searchText } as const
  return searched(db, { ...from, ...asked }, (how) => store.coursesBy(db, { ...how, kind }))
}
