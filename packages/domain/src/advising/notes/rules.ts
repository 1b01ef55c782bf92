import type { BrokenRule } from '#broken-rule.ts'
import { limits } from '../options.ts'

/** Limits how many notes an advisor keeps on one student. */
export function ruleAgainstNote(notes: number): BrokenRule | null {
  return notes >= limits.notes ? 'notes-full' : null
}
