import type { TextBounds } from '#field-bounds.ts'

export const bounds = {
  name: { min: 1, max: 120, missing: 'Enter the name of the school.' },
} as const satisfies Record<string, TextBounds>
