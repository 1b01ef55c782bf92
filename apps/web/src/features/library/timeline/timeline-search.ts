import { type Grade, grades } from '@bearings/domain/class-year'

/** The search parameters of the timeline: the student's grade. */
export type TimelineSearch = { grade?: Grade | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function timelineSearch({ grade }: Record<string, unknown>): TimelineSearch {
  const known = grades.find((one) => one === Number(grade))
  return known ? { grade: known } : {}
}
