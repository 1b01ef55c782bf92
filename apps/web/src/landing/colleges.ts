import collegesFile from '@bearings/data/colleges.csv?raw'

const [head = '', ...lines] = collegesFile.trim().split('\n')

/** The number of colleges in the catalog, formatted. */
export const colleges = lines.length.toLocaleString('en-US')

type SatRange = { name: string; from: number; to: number }

/**
 * Returns the middle half of a class's SAT scores, 400 to 1600, from the catalog.
 * @param name The name of a college whose line has no quoted cell before its scores.
 */
export function satRangeOf(name: string): SatRange {
  const cells = lines.find((line) => line.includes(`,${name},`))?.split(',') ?? []
  const figure = (column: string) => Number(cells[head.split(',').indexOf(column)])
  const [from, to] = ['25', '75'].map((share) => figure(`sat_rw_${share}`) + figure(`sat_math_${share}`))
  if (!from || !to || to > 1600 || from > to)
    throw new Error(`The catalog has no range of scores for ${name}`)
  return { name, from, to }
}
