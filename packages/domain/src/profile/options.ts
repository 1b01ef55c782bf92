/** The possible answers of a profile. Does not use zod, because the browser loads these lists too. */

import type { TextBounds } from '#field-bounds.ts'

export const steps = ['background', 'academic', 'activities', 'honors'] as const

export const genders = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const
export const citizenships = ['us-citizen', 'permanent-resident', 'international'] as const
/** The stored answer of a student who prefers not to name their citizenship; see decision 105. */
export const withheldCitizenship = 'prefer-not-to-say'
export const races = [
  'american-indian',
  'asian',
  'black',
  'hispanic',
  'pacific-islander',
  'white',
  'two-or-more',
  'prefer-not-to-say',
] as const
export const incomeBrackets = [
  'under-30k',
  '30k-60k',
  '60k-100k',
  '100k-150k',
  '150k-250k',
  'over-250k',
] as const
export const awardLevels = [
  'School Level',
  'Regional Level',
  'State Level',
  'National Level',
  'International Level',
] as const

/** The bounds of years of high school, for one activity and for all together. */
export const years = { least: 1, most: 4 } as const
/** The bounds of an AP or IB exam score. */
export const courseScores = { least: 1, most: 5 } as const
export const gpas = {
  unweighted: { least: 0, most: 4 },
  weighted: { least: 0, most: 5 },
  step: 0.01,
} as const

/** The scales on which schools grade, besides the 4-point one that the odds use. */
export const gradeScales = ['5', '100', '20', 'ib-45', 'other'] as const
export type GradeScale = (typeof gradeScales)[number]
/** The best grade of each scale; `null` if it is not known, and the grade is any text. */
export const bestGrades: Record<GradeScale, number | null> = {
  '5': 5,
  '100': 100,
  '20': 20,
  'ib-45': 45,
  other: null,
}

/** The most entries of a list. Ten activities and five awards are the product's; the others only stop abuse. */
export const most = {
  activities: 10,
  awards: 5,
  apIbCourses: 40,
  currentCourses: 20,
  leadershipPositions: 20,
} as const

const name = { min: 1, max: 120 } as const
const description = { min: 1, lines: 'many' } as const

/** The bounds of the text fields of a profile. */
export const bounds = {
  highSchool: name,
  classRank: { min: 1, max: 60 },
  testScore: { min: 1, max: 60 },
  ownGrade: { min: 1, max: 30 },
  course: name,
  leadershipPosition: name,
  activityName: { ...name, missing: 'Name the activity.' },
  activityDescription: { ...description, max: 150, missing: 'Describe what you do in one line.' },
  position: { min: 1, max: 50 },
  /** For positions stored before the Common App's limit applied here. */
  keptPosition: name,
  organization: { min: 1, max: 100 },
  awardName: { ...name, missing: 'Name the award.' },
  awardDescription: { ...description, max: 300, missing: 'Describe in one line what the award was for.' },
} as const satisfies Record<string, TextBounds>

/** Why there are no odds from an average on another scale, in one sentence, where odds would stand. */
export const noOddsFromOwnGpa =
  'Your GPA is on a scale that no published rule converts to 4.0, so there are no odds from it.'
