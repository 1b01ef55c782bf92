import { type Grade, grades } from '@bearings/domain/library/timeline'

/** What the address of the timeline keeps: the grade that the student is in. */
export type TimelineSearch = { grade?: Grade | undefined }

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function timelineSearch({ grade }: Record<string, unknown>): TimelineSearch {
  const known = grades.find((one) => one === Number(grade))
  return known ? { grade: known } : {}
}
