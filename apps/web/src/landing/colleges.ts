import collegesFile from '@bearings/data/colleges.csv?raw'

const [head = '', ...lines] = collegesFile.trim().split('\n')

/** The number of colleges in the catalog, formatted. */
export const colleges = lines.length.toLocaleString('en-US')

type Price = { name: string; cost: number; paid: number }

/**
 * Returns what a year at a college costs in full, and what families with incomes under $30,000 paid on average after
 * grants, in dollars, from the catalog.
 * @param name The name of a college whose line has no quoted cell before its prices.
 */
export function priceOf(name: string): Price {
  const cells = lines.find((line) => line.includes(`,${name},`))?.split(',') ?? []
  const figure = (column: string) => Number(cells[head.split(',').indexOf(column)])
  const cost = figure('cost_of_attendance')
  const paid = figure('net_price_0_30k')
  if (!(paid > 0 && paid < cost)) throw new Error(`The catalog has no prices for ${name}`)
  return { name, cost, paid }
}
