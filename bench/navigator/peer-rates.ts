import { percent } from '@bearings/domain/words'

type Row = {
  control: string | null
  level: string | null
  admission_rate: number | null
  grad_rate_6yr: number | null
}

/**
 * Returns what the navigator may say of "colleges that admit about as many" as this one: their average
 * graduation rate, by the published method (docs/matching.md), computed independently of the code that
 * answers.
 */
export function peerRateOf(rows: readonly Row[], of: Row): string | null {
  const bandOf = ({ admission_rate: admitted }: Row) =>
    admitted === null ? null : Math.min(9, Math.floor(admitted * 10))
  if (bandOf(of) === null) return null
  const rates = rows
    .filter((row) => row.control === of.control && row.level === of.level && bandOf(row) === bandOf(of))
    .flatMap(({ grad_rate_6yr: rate }) => rate ?? [])
  return rates.length === 0 ? null : percent(rates.reduce((sum, rate) => sum + rate, 0) / rates.length)
}
