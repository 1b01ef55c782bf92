import { rounds } from '#schools/find/options.ts'
import type { FindableCollege } from '#schools/find/schema.ts'
import type { Round } from '#schools/schema.ts'

/** A round that is still open and the day it closes; `null` at a college that admits as applications come. */
export type OpenRound = { round: Round; closes: string | null }

/**
 * Returns the rounds that are still open, the next to close first. Only dates reported for this year count,
 * so a college without any is not known to be open.
 */
export function openRounds(college: FindableCollege, today: string): OpenRound[] {
  return rounds
    .flatMap((round): OpenRound[] => {
      const closes = college[`closes_${round}`]
      if (closes === null || (closes !== 'rolling' && closes < today)) return []
      return [{ round, closes: closes === 'rolling' ? null : closes }]
    })
    .toSorted((one, other) => (one.closes ?? '9999').localeCompare(other.closes ?? '9999'))
}

/** Whether any round can still be applied in; faster than `openRounds`, for a whole catalog. */
export function isStillOpen(college: FindableCollege, today: string): boolean {
  for (const round of rounds) {
    const closes = college[`closes_${round}`]
    if (closes !== null && (closes === 'rolling' || closes >= today)) return true
  }
  return false
}
