import { aidCycleOn } from '../aid-cycle.ts'
import year2026 from './tables/2026-27.json' with { type: 'json' }
import year2027 from './tables/2027-28.json' with { type: 'json' }

/** The award years, July to June, that there are tables for, the earliest first. */
export const awardYears = ['2026-27', '2027-28'] as const
export type AwardYear = (typeof awardYears)[number]

/** The amounts of one award year: whole dollars, and rates in hundredths of a percent. */
export type Tables = typeof year2026
type BySize = { bySize: Record<string, number>; eachAdditional: number }
type Bracket = { over: number; base: number; basisPoints: number }

const byYear: Record<AwardYear, Tables> = { '2026-27': year2026, '2027-28': year2027 }

/** The award year that a student of this class applies for, or the last one before it that there are tables for. */
export function awardYearOn(today: string, graduationYear: number | null = null): AwardYear {
  const { awardYear } = aidCycleOn(today, graduationYear)
  return awardYears.findLast((year) => year <= awardYear) ?? awardYears[0]
}

/** The award year that a student of this class applies for, where there are no tables of it yet; otherwise `null`. */
export function awardYearWithoutTables(today: string, graduationYear: number | null): string | null {
  const { awardYear } = aidCycleOn(today, graduationYear)
  return awardYears.some((year) => year === awardYear) ? null : awardYear
}

export function tablesOf(year: AwardYear): Tables {
  return byYear[year]
}

/** Returns the amount for a family size. A family smaller than the table's smallest counts as that one. */
export function amountFor(size: number, { bySize, eachAdditional }: BySize): number {
  const sizes = Object.keys(bySize).map(Number)
  const most = Math.max(...sizes)
  const listed = Math.min(Math.max(size, Math.min(...sizes)), most)
  return bySize[listed]! + Math.max(0, size - most) * eachAdditional
}

/** Returns the last bracket whose edge the amount exceeds, or the first bracket if it exceeds none. */
export function bracketOf<B extends Bracket>(amount: number, brackets: readonly B[]): B {
  return brackets.findLast(({ over }) => amount > over) ?? brackets[0]!
}
