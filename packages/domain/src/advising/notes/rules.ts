import type { BrokenRule } from '#broken-rule.ts'
import { limits } from '../options.ts'

/** The rule against one more note on a student who has so many, or `null`. */
export function ruleAgainstNote(notes: number): BrokenRule | null {
  return notes >= limits.notes ? 'notes-full' : null
}
