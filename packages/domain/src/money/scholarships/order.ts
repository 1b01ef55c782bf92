import type { Met } from '../criteria.ts'
import type { Standing } from './dates.ts'

type Judged = { name: string; judged: readonly { met: Met }[]; fit: Met; standing: Standing }

/** How many criteria of a scholarship a student meets, does not meet, and has not answered. */
export function ticksOf(judged: readonly { met: Met }[]): Record<Met | 'all', number> {
  const count = (which: Met) => judged.filter(({ met }) => met === which).length
  return { all: judged.length, met: count('met'), 'not-met': count('not-met'), unknown: count('unknown') }
}

/** Compares scholarships by how well they fit, then by the day they are due. Those without a date come last. */
export function byFitThenDate(one: Judged, other: Judged): number {
  return (
    rankOf(one) - rankOf(other) ||
    compare(one.standing.on ?? '9999', other.standing.on ?? '9999') ||
    compare(one.name.toLowerCase(), other.name.toLowerCase())
  )
}

/** 0 if all criteria are met, 1 if at least half are or none is known, 2 if fewer are, and 3 if one is not met. */
function rankOf({ fit, judged }: Judged): number {
  if (fit === 'met') return 0
  if (fit === 'not-met') return 3
  const { all, met } = ticksOf(judged)
  return met * 2 >= all ? 1 : 2
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
