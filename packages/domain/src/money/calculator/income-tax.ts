import type { FilingStatus } from '../sai/household.ts'
import { toDollars } from '../sai/rounding.ts'
import type { Tables } from '../sai/tables.ts'

/**
 * Returns the federal income tax on an adjusted gross income, in whole dollars: the brackets after the
 * standard deduction, before any credit. For a family that does not know what it paid, never in place of an
 * answer.
 */
export function estimatedIncomeTax(agi: number, status: FilingStatus, { incomeTax }: Tables): number {
  const kind = kindOf(status)
  const { upperEdges, standardDeduction, basisPoints } = incomeTax
  let left = Math.max(0, agi - standardDeduction[kind])
  let lower = 0
  let tax = 0
  for (const [bracket, rate] of basisPoints.entries()) {
    const width = (upperEdges[kind][bracket] ?? Infinity) - lower
    const taxed = Math.min(left, width)
    tax += taxed * rate
    left -= taxed
    lower += width
  }
  return toDollars(tax)
}

function kindOf(status: FilingStatus): 'joint' | 'headOfHousehold' | 'single' {
  if (status === 'married-joint' || status === 'qualifying-surviving-spouse') return 'joint'
  return status === 'head-of-household' ? 'headOfHousehold' : 'single'
}
