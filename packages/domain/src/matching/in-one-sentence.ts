import { type ComparedRow, winner } from './comparison.ts'

/** What the college is called that has the most of a figure, and the one that has the least: "lowest net price". */
export type ExtremeWords = {
  most: string
  least: string
  /** Whether it is a number of people or things, of which one college can have many times as many as another. */
  isCount?: boolean
}

/** A figure in which a college stands out, and by how much where that is remarkable: "22 times the next". */
export type Extreme = { words: string; by: string | null }

type Row = ComparedRow & { extremes?: ExtremeWords }

/** What is left out: a third figure is read in the table. */
const mostFacts = 2

/** From how many times the next on it is worth saying how many. */
const remarkable = 3

/**
 * What sets a college apart: the figures, furthest apart first, of which it alone has the most or the least.
 * @param rows As `compared` orders them.
 * @param at Which of the rows' colleges.
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
