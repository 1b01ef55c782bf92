import type { BrokenRule } from '#broken-rule.ts'
import { most } from '../options.ts'

/** Limits how many scholarships a student has added, besides those that everyone finds. */
export function ruleAgainstOwnScholarship(soFar: number): BrokenRule | null {
  return soFar >= most.ownScholarships ? 'scholarships-full' : null
}
