import type { TextBounds } from '#field-bounds.ts'

/** The parts a student can share with a parent or guardian. What they write is none of them, and never shared. */
export const familyParts = ['deadlines', 'list', 'money', 'letters', 'essays'] as const
export type FamilyPart = (typeof familyParts)[number]

/** A student's choice for each part: whether this person sees it. */
export type FamilyParts = Record<FamilyPart, boolean>

/** The default choice when a student invites somebody. */
export const usualParts: FamilyParts = {
  deadlines: true,
  list: true,
  money: false,
  letters: false,
  essays: false,
}

/** What somebody is to the student. */
export const relations = ['mother', 'father', 'guardian', 'grandparent', 'relative'] as const
export type Relation = (typeof relations)[number]

export const bounds = {
  name: { min: 1, max: 120, missing: 'Enter their name.' },
} as const satisfies Record<string, TextBounds>

export const limits = {
  /** Of one student, with those who are invited. */
  guardians: 4,
  /** Students of one guardian. */
  children: 12,
  /** Days for which an invitation works. */
  invitationDays: 14,
  /** The days ahead that the family's page and its weekly mail look. */
  daysAhead: 60,
  /** Dates on the family's page. */
  dates: 30,
} as const
