import type { Importance } from '@bearings/domain/colleges/catalog/schema'

export const importances: Record<Importance, string> = {
  very_important: 'Very important',
  important: 'Important',
  considered: 'Considered',
  not_considered: 'Not considered',
}

/** The factors of section C7 of the Common Data Set, in its order. */
export const factorLabels: Record<string, string> = {
  rigor: 'difficulty of courses',
  class_rank: 'class rank',
  gpa: 'GPA',
  test_scores: 'test scores',
  essay: 'essay',
  recs: 'recommendations',
  interview: 'interview',
  extracurric: 'activities',
  talent: 'talent',
  character: 'character',
  first_gen: 'first-generation status',
  alumni: 'alumni relatives',
  geography: 'where you live',
  state_res: 'state residency',
  religion: 'religion',
  volunteer: 'volunteering',
  work: 'work',
  interest: 'demonstrated interest',
}
