import { formulaA } from './formula-a.ts'
import { formulaB, formulaC } from './formulas-b-c.ts'
import type { Household } from './household.ts'
import { tablesOf } from './tables.ts'

/** One line of the worksheet. `null` is an amount that does not count for this household. */
export type Line = {
  /** As the federal worksheet numbers it; `null` where its number is not known to us. */
  number: number | null
  /** Stays the same whatever the title becomes, for tests and downloads. */
  name: string
  title: string
  amount: number | null
  /** Whether it adds up what stands above it. */
  isSum?: true
}

export type Worksheet = {
  formula: Household['formula']
  /** All lines in the worksheet's order; the last is the index. */
  lines: Line[]
  /** -1,500 to 999,999. */
  sai: number
}

/** The Student Aid Index of a household by the federal formula, with every line on the way to it. */
export function worksheet(household: Household): Worksheet {
  const tables = tablesOf(household.awardYear)
  const lines = linesOf(household)
  const sai = Math.min(tables.most, lines.at(-1)!.amount ?? 0)
  return { formula: household.formula, lines, sai }
}

function linesOf(household: Household): Line[] {
  const tables = tablesOf(household.awardYear)
  if (household.formula === 'A') return formulaA(household, tables)
  return household.formula === 'B' ? formulaB(household, tables) : formulaC(household, tables)
}
