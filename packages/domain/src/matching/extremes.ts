import { type ComparedRow, winner } from './comparison.ts'

/** The phrases for the colleges with the most and the least of a figure, such as "lowest net price". */
export type ExtremeWords = {
  most: string
  least: string
  /** Whether the figure counts people or things, of which a college can have many times what another has. */
  isCount?: boolean
}

/** A figure in which a college stands out, and if remarkable by how much, such as "22 times the next". */
export type Extreme = { words: string; by: string | null }

type Row = ComparedRow & { extremes?: ExtremeWords }

/** The most figures in the sentence. A reader finds the others in the table. */
const mostFacts = 2

/** The smallest multiple of the next value that is worth stating. */
const remarkable = 3

/**
 * Returns the figures of which a college alone has the most or the least, the furthest apart first.
 * @param rows In the order of `compared`.
 * @param at The college's index among the rows' colleges.
 * @returns At most two; none for a college that lies between the others.
 */
export function extremesOf(rows: readonly Row[], at: number): Extreme[] {
  return rows
    .flatMap((row): Extreme[] => {
      if (!row.extremes) return []
      const { most, least, isCount = false } = row.extremes
      if (winner(row, 'higher') === at)
        return [{ words: most, by: isCount ? timesTheNext(row.values) : null }]
      return winner(row, 'lower') === at ? [{ words: least, by: null }] : []
    })
    .slice(0, mostFacts)
}

function timesTheNext(values: ComparedRow['values']): string | null {
  const [most, next] = values.filter((value) => value !== null).toSorted((one, other) => other - one)
  const times = most && next ? Math.round(most / next) : 0
  return times >= remarkable ? `${times} times the next` : null
}
