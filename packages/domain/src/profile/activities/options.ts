/** The Common App's choices for an activity. Does not use zod, because the browser loads these lists too. */

import type { NumberBounds } from '#field-bounds.ts'

/** The types that the Common App offers, in its order and words. */
export const activityTypes = [
  'Academic',
  'Art',
  'Athletics: Club',
  'Athletics: JV/Varsity',
  'Career Oriented',
  'Community Service (Volunteer)',
  'Computer/Technology',
  'Cultural',
  'Dance',
  'Debate/Speech',
  'Environmental',
  'Family Responsibilities',
  'Foreign Exchange',
  'Foreign Language',
  'Internship',
  'Journalism/Publication',
  'Junior R.O.T.C.',
  'LGBT',
  'Music: Instrumental',
  'Music: Vocal',
  'Religious',
  'Research',
  'Robotics',
  'School Spirit',
  'Science/Math',
  'Social Justice',
  'Student Govt./Politics',
  'Theater/Drama',
  'Work (Paid)',
  'Other Club/Activity',
] as const

/** The grades in which the student took part. */
export const activityGrades = ['9', '10', '11', '12', 'Post-graduate'] as const

export const activityTimings = ['During school year', 'During school break', 'All year'] as const

export const hoursPerWeek = { min: 1, max: 168 } as const satisfies NumberBounds
export const weeksPerYear = { min: 1, max: 52 } as const satisfies NumberBounds
