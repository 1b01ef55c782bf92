import type { TextBounds } from '#field-bounds.ts'

/** The labels that an advisor can give a school in place of the computed one. */
export const overrideLabels = ['Far reach', 'Reach', 'Target', 'Likely', 'Very likely'] as const
export type OverrideLabel = (typeof overrideLabels)[number]

/** The reasons why an advisor's label differs from the computed one. */
export const overrideReasons = [
  'special-talent',
  'program-selectivity',
  'school-history',
  'context',
  'interest',
  'other',
] as const
export type OverrideReason = (typeof overrideReasons)[number]

export const overrideReasonWords: Record<OverrideReason, string> = {
  'special-talent': 'a special talent',
  'program-selectivity': 'how selective the program is',
  'school-history': 'how students from your high school have done there',
  context: 'what the figures do not show about you',
  interest: 'your interest in the school',
  other: 'another reason',
}

/** The bounds of the fields of an advisor's label. */
export const bounds = {
  note: { min: 0, max: 300, lines: 'many' },
} as const satisfies Record<string, TextBounds>
