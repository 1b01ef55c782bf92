/** One figure of several colleges, in their order: the values, `null` if not published, and their texts. */
export type ComparedRow<Key extends string = string> = {
  key: Key
  values: readonly (number | null)[]
  texts: readonly string[]
  /** The row holds words instead of figures: known values are 0, and the row differs where its texts do. */
  isWords?: boolean
}

/** Figures within a tenth of each other are much the same. */
export const similarityThreshold = 0.1

/**
 * Returns how far apart figures are: the difference of the largest and the smallest as a share of the
 * largest. 0 if fewer than two are known, since nothing can be compared.
 */
export function spread(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return 0
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const size = Math.max(Math.abs(least), Math.abs(most))
  return size === 0 ? 0 : (most - least) / size
}

/**
 * Separates the rows in which colleges differ from those that are much the same. The largest differences come first,
 * then words, then rows that only one college publishes. Rows that none publishes are left out.
 */
export function compared<Row extends ComparedRow>(rows: readonly Row[]): { differences: Row[]; same: Row[] } {
  const known = ({ values }: Row) => values.filter((value) => value !== null).length
  const differs = (row: Row) =>
    (row.isWords || spread(row.values) > similarityThreshold) && !readsTheSame(row)
  const comparable = rows.filter((row) => known(row) > 1)
  return {
    differences: [
      ...comparable.filter(differs).toSorted((one, other) => spread(other.values) - spread(one.values)),
      ...rows.filter((row) => known(row) === 1),
    ],
    same: comparable.filter((row) => !differs(row)),
  }
}

/** Whether all known values are displayed the same, so that a reader sees no difference. */
function readsTheSame({ values, texts }: ComparedRow): boolean {
  return new Set(texts.filter((_, at) => values[at] !== null)).size < 2
}

/**
 * Returns the index of the only college with the best value. `null` if fewer than two values are known, or if
 * another college shares the best value or its text: odds are shown as ranges in steps, and neither of two
 * equal ranges should look better.
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
