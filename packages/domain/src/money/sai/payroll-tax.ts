import type { FilingStatus, Income } from './household.ts'
import { toDollars } from './rounding.ts'
import type { Tables } from './tables.ts'

/**
 * Returns the allowance for payroll taxes (Table 1): Medicare and Social Security taxes on earnings. A couple
 * with a joint return counts as one earner, and all others have a threshold each. Both sums are rounded once,
 * at the end.
 */
export function payrollTax({ filingStatus, earners }: Income, { payrollTax: table }: Tables): number {
  const joint = filingStatus === 'married-joint'
  const counted = joint
    ? [{ amount: earners.reduce((sum, { amount }) => sum + amount, 0), filingStatus }]
    : earners
  let medicare = 0
  let socialSecurity = 0
  for (const { amount, filingStatus: own } of counted) {
    const earned = Math.max(0, amount)
    const kind = kindOf(own)
    const above = Math.max(0, earned - table.medicareThreshold[kind])
    medicare += (earned - above) * table.medicareBasisPoints + above * table.medicareBasisPointsAbove
    socialSecurity += Math.min(earned, table.wageBase[kind]) * table.socialSecurityBasisPoints
  }
  return toDollars(medicare) + toDollars(socialSecurity)
}

function kindOf(status: FilingStatus | null): 'joint' | 'separate' | 'other' {
  if (status === 'married-joint') return 'joint'
  return status === 'married-separate' ? 'separate' : 'other'
}
