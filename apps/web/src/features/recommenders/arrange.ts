import { isWaiting } from '@bearings/domain/recommenders/rules'
import type { ShownLetterSchool, ShownRecommender } from '@bearings/domain/recommenders/schema'

/** Sorts schools that wait for a letter first, and then by deadline, with those without one last. */
export function sortByNeed<School extends ShownLetterSchool>(
  schools: readonly School[],
  recommenders: readonly ShownRecommender[],
): School[] {
  const keyOf = (school: School) =>
    `${isWaiting(school, recommenders, schools) ? 0 : 1} ${school.deadline ?? '9999'}`
  return schools.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
}
