import type { LetterLine } from './lines.ts'
import { textOf } from './lines.ts'
import type { Amount } from './tokens.ts'

export type Column = { is: 'term' | 'year' | 'skipped'; at: number }

const named =
  /(?<term>fall|spring|winter|summer|autumn|otoño|primavera|invierno|verano|(?:semester|term|semestre) ?[1-3]\b)|(?<year>total|annual|full year|anual|amount|monto|cantidad|offered|awarded|ofrecido)|(?<skipped>accepted|aceptado|declined|paid)/giu

/** Reads a line as the heads of columns: short, without an amount, and of hardly anything else. */
export function columnsOf(line: LetterLine): Column[] {
  const text = textOf(line)
  if (/[.;?!]$/.test(text) || text.split(/\s+/).length > 14) return []
  const columns = line.cells.flatMap((cell) =>
    [...cell.text.matchAll(named)].map(({ 0: found, index, groups }): Column => {
      const kind = Object.entries(groups!).find(([, value]) => value !== undefined)![0] as Column['is']
      const middle = (index + found.length / 2) / cell.text.length
      return { is: kind, at: cell.x + (cell.right - cell.x) * middle }
    }),
  )
  const rest = text
    .replaceAll(named, '')
    .replaceAll(/award|fund|aid|type|name|source|description|status|beca|ayuda|20\d\d|\W/giu, '')
  return rest.length <= 4 ? columns : []
}

/** An amount for the year, and what is not as it should be. */
export type YearAmount = { value: number; isSure: boolean; fault: string | null }

/** What a row of amounts comes to for the year: what its total says, or its terms together. */
export function yearOf(amounts: readonly Amount[], columns: readonly Column[]): YearAmount {
  const values = amounts.map(({ value }) => value)
  const kinds = kindsOf(amounts, columns)
  const of = (kind: Column['is']) => values.filter((_, at) => kinds[at] === kind)
  const [total, terms] = [of('year')[0], of('term')]
  if (total !== undefined)
    return {
      value: total,
      isSure: true,
      fault: terms.length > 1 && Math.abs(sumOf(terms) - total) >= 1 ? 'terms' : null,
    }
  if (terms.length > 0) return { value: sumOf(terms), isSure: true, fault: null }
  return withoutHeads(values)
}

function kindsOf(amounts: readonly Amount[], columns: readonly Column[]): (Column['is'] | null)[] {
  if (columns.length === amounts.length) return columns.map(({ is }) => is)
  return amounts.map(({ x, right }) => {
    const distance = ({ at }: Column) => Math.abs(at - (x + right) / 2)
    return columns.toSorted((one, other) => distance(one) - distance(other))[0]?.is ?? null
  })
}

/** Without heads, an amount that is the sum of the others is their total. One of a few dollars is no award. */
function withoutHeads(all: readonly number[]): YearAmount {
  const large = all.filter((value) => value >= 10)
  const values = large.length > 0 ? large : all
  const [first = 0, ...others] = values
  if (others.length === 0) return { value: first, isSure: true, fault: null }
  const last = values.at(-1)!
  if (values.length > 2 && Math.abs(sumOf(values.slice(0, -1)) - last) < 1)
    return { value: last, isSure: true, fault: null }
  if (values.length > 2 && Math.abs(sumOf(others) - first) < 1)
    return { value: first, isSure: true, fault: null }
  const isSame = values.every((value) => value === first)
  return { value: isSame ? first : last, isSure: false, fault: null }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
