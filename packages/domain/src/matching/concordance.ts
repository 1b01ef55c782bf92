/**
 * The SAT totals that ACT composites from 9 to 36 stand for: the single best points of the 2018 concordance
 * of College Board and ACT [D23].
 */
const satByAct = [
  590, 630, 670, 710, 760, 800, 850, 890, 930, 970, 1010, 1040, 1080, 1110, 1140, 1180, 1210, 1240, 1280,
  1310, 1340, 1370, 1400, 1430, 1460, 1500, 1540, 1590,
] as const

/** The lowest ACT composite in the concordance. */
export const leastConcorded = 9

/**
 * Converts an ACT composite to SAT points. Interpolates between two composites, and returns the table's
 * lowest value for any composite below the table.
 */
export function satOfAct(composite: number): number {
  const at = Math.min(Math.max(composite - leastConcorded, 0), satByAct.length - 1)
  const [below, above] = [satByAct[Math.floor(at)]!, satByAct[Math.ceil(at)]!]
  return below + (above - below) * (at - Math.floor(at))
}

/** Returns the better of a student's scores in SAT points, as colleges take it; `null` without a score. */
export function bestScore({ sat, act }: { sat: number | null; act: number | null }): number | null {
  if (act === null) return sat
  return Math.max(sat ?? 0, satOfAct(act))
}
