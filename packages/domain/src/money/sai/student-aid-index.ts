import type { Household } from './household.ts'
import { type PellFamily, type PellGrant, pellGrant, type PellTest, pellTest } from './pell.ts'
import { tablesOf } from './tables.ts'
import { type Worksheet, worksheet } from './worksheet.ts'

/** The basis of an index: the formula, or a rule that overrides it. */
export type Basis = 'formula' | 'not-required-to-file' | 'maximum-pell'

export type AidIndex = {
  sai: number
  basis: Basis
  /** The formula and its result, which differs from the index if a rule overrides it. */
  worksheet: Worksheet
  test: PellTest
  pell: PellGrant & {
    /** Whether the amounts are those of this award year, or the last ones published. */
    isPublished: boolean
  }
}

type Given = {
  household: Household
  family: PellFamily
  /** Whether the people whose income counts had to file a tax return. */
  mustFile: boolean
}

/**
 * Returns the Student Aid Index and the Pell Grant, in the order of 20 U.S.C. 1087mm and 1070a: a household
 * that need not file a return has the lowest index, one whose income qualifies for the maximum grant has at
 * most 0, and for all others the formula counts.
 */
export function studentAidIndex({ household, family, mustFile }: Given): AidIndex {
  const tables = tablesOf(household.awardYear)
  const sheet = worksheet(household)
  const test = pellTest(family, tables)
  const basis = mustFile
    ? test.qualifies === 'maximum'
      ? 'maximum-pell'
      : 'formula'
    : 'not-required-to-file'
  const sai = saiBy(basis, sheet.sai, tables.least)
  const grant = pellGrant(sai, basis === 'formula' ? test.qualifies : 'maximum', tables.pell)
  return {
    sai,
    basis,
    worksheet: sheet,
    test,
    pell: { ...grant, isPublished: tables.pell.amountsArePublished },
  }
}

function saiBy(basis: Basis, formulaResult: number, least: number): number {
  if (basis === 'not-required-to-file') return least
  return basis === 'maximum-pell' ? Math.min(0, formulaResult) : formulaResult
}
