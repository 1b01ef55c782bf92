import { formulaA } from './formula-a.ts'
import { formulaB, formulaC } from './formulas-b-c.ts'
import type { Household } from './household.ts'
import type { Line } from './line.ts'
import { tablesOf } from './tables.ts'

export type Worksheet = {
  formula: Household['formula']
  /** All lines in the worksheet's order; the last is the index. */
  lines: Line[]
  /** -1,500 to 999,999. */
  sai: number
}

/** Computes a household's Student Aid Index by the federal formula, with every line of the worksheet. */
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
