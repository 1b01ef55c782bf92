import { addressBounds, type TextBounds } from '#field-bounds.ts'

export const bounds = {
  fullName: { min: 1, max: 120, missing: 'Enter a name.' },
  studentId: { min: 1, max: 40 },
  address: addressBounds,
  /** The longest typed code of a student's invitation, including separators. */
  familyCode: { max: 60 },
} as const satisfies Record<string, TextBounds>

/** The time zone of an account whose browser has named none. */
export const usualTimeZone = 'America/New_York'

/** The color schemes of the pages; `auto` follows the device. */
export const colorSchemes = ['light', 'dark', 'auto'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** What Bearings asks first, in this order: the dates, prices and odds of a student depend on it. */
export const firstQuestions = ['grade', 'home', 'aid', 'gpa'] as const
export type FirstQuestion = (typeof firstQuestions)[number]
