/** A figure of several colleges, in the order of the colleges; `null` where it is not published. */
export type ComparedRow<Key extends string = string> = { key: Key; values: readonly (number | null)[] }

/** Figures within a tenth of each other are much the same. */
export const muchTheSame = 0.1

/**
 * How far apart figures are: the distance of the largest from the smallest as a share of the largest. 0 where fewer than two
 * are known, since nothing can be compared.
 */
export function spread(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return 0
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const size = Math.max(Math.abs(least), Math.abs(most))
  return size === 0 ? 0 : (most - least) / size
}

/** What sets colleges apart, the furthest apart first; and what is much the same at all of them, in its own order. */
export function compared<Row extends ComparedRow>(rows: readonly Row[]): { differences: Row[]; same: Row[] } {
  const differs = (row: Row) => spread(row.values) > muchTheSame
  return {
    differences: rows.filter(differs).toSorted((one, other) => spread(other.values) - spread(one.values)),
    same: rows.filter((row) => !differs(row) && row.values.some((value) => value !== null)),
  }
}

/** Which college alone has the best value; `null` where two share it or fewer than two are known. */
export function winner(values: readonly (number | null)[], better: 'higher' | 'lower'): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known)
  return known.filter((value) => value === best).length === 1 ? values.indexOf(best) : null
}
