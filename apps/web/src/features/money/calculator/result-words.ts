import type { AidEstimate, Exemption } from '@bearings/domain/money/calculator/estimates'
import type { AmountName } from '@bearings/domain/money/calculator/options'
import type { Basis } from '@bearings/domain/money/sai/student-aid-index'
import type { Tables } from '@bearings/domain/money/sai/tables'
import { dollars, yearsInWords } from '@bearings/domain/words'
import { amountText } from '../dollars.ts'

/** Explains an index that the formula alone does not determine. */
export const basisWords: Record<Basis, string | null> = {
  formula: null,
  'not-required-to-file':
    'If no tax return had to be filed, the index is the lowest possible, whatever the formula says.',
  'maximum-pell': 'The income qualifies for the maximum Pell Grant, so the index is at most 0.',
}

export const exemptionWords: Record<NonNullable<Exemption>, string> = {
  'maximum-pell': 'Assets do not count, since the income qualifies for the maximum Pell Grant.',
  benefits: 'Assets do not count, since someone in the family received a federal benefit.',
  'income-and-schedules':
    'Assets do not count, since the income is below $60,000 and none of the tax schedules was filed.',
}

/**
 * Says in one breath what the result means: the index, what the grant would be a year, and what need counts as.
 * @param least The lowest index there is.
 */
export function inPlainWords({ sai, pell }: Pick<AidEstimate, 'sai' | 'pell'>, least: number): string {
  const about = pell.isPublished ? '' : 'about '
  const grant = `${about}${dollars(pell.award)} a year`
  if (pell.award === 0)
    return `Your index is ${amountText(sai)}, too high for a Pell Grant. Colleges and your state may still give grants of their own.`
  const part = pell.by === 'maximum' ? 'the full Pell Grant' : 'a part of the Pell Grant'
  return `Your index is ${standingOf(sai, least)}. As a U.S. citizen or eligible noncitizen you would get ${part}, ${grant}. ${needOf(sai)}`
}

function standingOf(sai: number, least: number): string {
  if (sai === least) return 'the lowest there is'
  return sai <= 0 ? '0 or below' : amountText(sai)
}

/** Need is the cost less the index, which counts as 0 where it is below (20 USC 1087kk). */
function needOf(sai: number): string {
  return sai <= 0
    ? 'At each college, its whole cost counts as your need.'
    : `At each college, its cost less ${dollars(sai)} counts as your need.`
}

/** Says how the grant was calculated. */
export function pellWords(
  { sai, pell }: Pick<AidEstimate, 'sai' | 'pell'>,
  { maximum, amountsOf }: Pick<Tables['pell'], 'maximum' | 'amountsOf'>,
): string {
  const at = `${pell.isPublished ? '' : 'at '}${yearsInWords(amountsOf)} amounts`
  switch (pell.by) {
    case 'none':
      return `No grant at an index of ${amountText(sai)}, ${at}`
    case 'maximum':
      return `The maximum grant, ${at}`
    case 'minimum':
      return `The minimum grant, by income and family size, ${at}`
    case 'difference':
      return `${amountText(maximum)} − ${amountText(sai)}, rounded to 5, ${at}`
  }
}

/** The worksheet lines that depend on each estimated amount. */
const linesOf: Partial<Record<AmountName, readonly string[]>> = {
  taxPaid: ['parentIncomeTaxPaid', 'incomeTaxPaid'],
  earned: ['parentPayrollTax', 'parentEEA', 'payrollTax', 'eea'],
  studentTaxPaid: ['studentIncomeTaxPaid'],
  studentEarned: ['studentPayrollTax'],
}

export function estimatedLines(estimated: AidEstimate['estimated']): ReadonlySet<string> {
  return new Set(Object.keys(estimated).flatMap((name) => linesOf[name as AmountName] ?? []))
}

const estimateWords: Partial<Record<AmountName, string>> = {
  taxPaid: 'income tax paid',
  earned: 'earnings from work',
  studentTaxPaid: 'your income tax',
  studentEarned: 'your earnings',
}

/** Says what was estimated, in one sentence; `null` if everything was answered. */
export function estimatesSentence(estimated: AidEstimate['estimated']): string | null {
  const parts = Object.entries(estimated).map(
    ([name, amount]) => `${estimateWords[name as AmountName] ?? name} as ${dollars(amount)}`,
  )
  if (parts.length === 0) return null
  return `Estimated because they were left empty: ${parts.join(', ')}. Answer more questions for a more accurate result.`
}
