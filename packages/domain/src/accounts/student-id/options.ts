import type { TextBounds } from '#field-bounds.ts'
import { bounds } from '../options.ts'

export const formatBounds = {
  mask: { min: 1, max: bounds.studentId.max, missing: 'Enter the format, such as ######.' },
  hint: { min: 0, max: 200 },
} as const satisfies Record<string, TextBounds>
