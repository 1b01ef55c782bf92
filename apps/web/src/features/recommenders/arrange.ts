import { isWaiting } from '@bearings/domain/recommenders/rules'
import type { ShownLetterSchool, ShownRecommender } from '@bearings/domain/recommenders/schema'

/** Schools that wait for a letter come first; among each kind the earliest deadline, then those without one, by name. */
export function inOrderOfNeed<School extends ShownLetterSchool>(
  schools: readonly School[],
  recommenders: readonly ShownRecommender[],
): School[] {
  const keyOf = (school: School) => `${isWaiting(school, recommenders) ? 0 : 1} ${school.deadline ?? '9999'}`
  return schools.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
}
