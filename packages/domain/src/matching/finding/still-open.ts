import { rounds } from '#colleges/find/options.ts'
import type { FindableCollege } from '#colleges/find/schema.ts'

/**
 * Whether a student can still apply in any round. Only dates reported for this year count, so a college without
 * any is not known to be open.
 */
export function isStillOpen(college: FindableCollege, today: string): boolean {
  if (college.takesNobody) return false
  for (const round of rounds) {
    const closes = college[`closes_${round}`]
    if (closes !== null && (closes === 'rolling' || closes >= today)) return true
  }
  return false
}
