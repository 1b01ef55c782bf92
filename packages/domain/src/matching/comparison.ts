/** A figure of several colleges, in the order of the colleges: `null` where it is not published, and how each is written. */
export type ComparedRow<Key extends string = string> = {
  key: Key
  values: readonly (number | null)[]
  texts: readonly string[]
  /** It is no figure: words that are known have the value 0, and differ where they are not the same. */
  isWords?: boolean
}

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

/** What sets colleges apart, the furthest apart first and words last; and what is much the same at all of them, in its own order. */
export function compared<Row extends ComparedRow>(rows: readonly Row[]): { differences: Row[]; same: Row[] } {
  const differs = (row: Row) => (row.isWords || spread(row.values) > muchTheSame) && !readsTheSame(row)
  return {
    differences: rows.filter(differs).toSorted((one, other) => spread(other.values) - spread(one.values)),
    same: rows.filter((row) => !differs(row) && row.values.some((value) => value !== null)),
  }
}

/** Whether all known values are displayed the same, so that a reader sees no difference. */
function readsTheSame({ values, texts }: ComparedRow): boolean {
  return new Set(texts.filter((_, at) => values[at] !== null)).size < 2
}

/**
 * Which college alone has the best value; `null` where fewer than two are known, and where two share the best or are written as
 * it is: odds are shown as ranges in steps, and of two equal ones neither reads as better.
 */
export function winner(
  { values, texts }: Omit<ComparedRow, 'key'>,
  better: 'higher' | 'lower',
): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const best = values.indexOf(better === 'higher' ? Math.max(...known) : Math.min(...known))
  const isMatched = values.some(
    (value, at) => at !== best && value !== null && (value === values[best] || texts[at] === texts[best]),
  )
  return isMatched ? null : best
}
