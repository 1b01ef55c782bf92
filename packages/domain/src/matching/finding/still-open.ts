import { rounds } from '#schools/find/options.ts'
import type { FindableCollege } from '#schools/find/schema.ts'
import type { Round } from '#schools/schema.ts'

/** A way in that is still open: its day, or none where a college admits as applications come. */
export type OpenRound = { round: Round; closes: string | null }

/**
 * The rounds that can still be applied in, the next to close first: of days reported for this year only, so that a college
 * without any is not known to be open.
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
