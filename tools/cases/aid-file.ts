import type { Assets, Household, Income } from '@bearings/domain/money/sai/household'
import { isSingleParent, type PellFamily } from '@bearings/domain/money/sai/pell'
import { awardYears } from '@bearings/domain/money/sai/tables'
import { z } from 'zod'

const dollars = z
  .number()
  .nullish()
  .transform((amount) => amount ?? 0)
const filingStatus = z
  .enum(['single', 'married-joint', 'married-separate', 'head-of-household', 'qualifying-surviving-spouse'])
  .nullish()
  .transform((status) => status ?? null)

const Side = z
  .object({
    agi: dollars,
    deductibleRetirement: dollars,
    taxExemptInterest: dollars,
    untaxedIraNetOfRollover: dollars,
    untaxedPensionNetOfRollover: dollars,
    foreignIncomeExclusion: dollars,
    taxableGrants: dollars,
    educationCredits: dollars,
    workStudy: dollars,
    incomeTaxPaid: dollars,
    filingStatus,
    earners: z.array(z.object({ amount: dollars, filingStatus })).default([]),
  })
  .transform(({ untaxedIraNetOfRollover, untaxedPensionNetOfRollover, ...side }): Income => ({
    ...side,
    untaxedIra: untaxedIraNetOfRollover,
    untaxedPension: untaxedPensionNetOfRollover,
  }))

const Owned = z.object({
  childSupportReceived: dollars,
  cash: dollars,
  investments: dollars,
  businessFarm: dollars,
})

/** The household of a record, in the form the aid formula takes. */
export const Inputs = z.object({
  familySize: z.number().int().default(1),
  married: z.boolean().default(false),
  parents: Side.optional(),
  parentAssets: Owned.nullish(),
  parentAssetsCounted: z.boolean().default(true),
  student: Side,
  studentAssets: Owned.nullish(),
  studentAssetsCounted: z.boolean().default(true),
})

export const FormulaCase = z.object({
  id: z.string(),
  awardYear: z.enum(awardYears),
  formula: z.enum(['A', 'B', 'C']),
  input: Inputs,
  expected: z.record(z.string(), z.number().nullable()),
})
export type FormulaCase = z.infer<typeof FormulaCase>

export function householdOf({ awardYear, formula, input }: Omit<FormulaCase, 'id' | 'expected'>): Household {
  const { familySize, married, parents, student } = input
  const studentAssets = counted(input.studentAssets, input.studentAssetsCounted)
  if (formula !== 'A') return { formula, awardYear, familySize, married, student, studentAssets }
  if (!parents) throw new Error('A case of formula A needs the parents')
  const parentAssets = counted(input.parentAssets, input.parentAssetsCounted)
  return { formula, awardYear, familySize, parents, parentAssets, student, studentAssets }
}

function counted(assets: Assets | null | undefined, isCounted: boolean): Assets | null {
  return isCounted ? (assets ?? { childSupportReceived: 0, cash: 0, investments: 0, businessFarm: 0 }) : null
}

/** The federal record's codes for parents who are married now, and for unmarried ones who live together. */
const togetherCodes = ['2', '3', '4']

export const PellCase = z.object({
  id: z.string(),
  /** What the record demonstrates: an income test, or that parents who need not file get the lowest index. */
  kind: z.string().default('income-test'),
  awardYear: z.enum(awardYears).default('2026-27'),
  input: z
    .object({
      obbbaRules: z.boolean().default(true),
      parentMaritalStatusCode: z.string().nullish(),
      parentFilingStatus: z.string().nullish(),
      state: z.string().nullish(),
      familySize: z.number().int().default(1),
      agi: dollars,
      foreignIncomeExclusion: dollars,
    })
    .transform((given): PellFamily => ({
      isDependent: true,
      isSingleParent: isSingleParent(
        !togetherCodes.includes(given.parentMaritalStatusCode ?? ''),
        given.parentFilingStatus ?? null,
      ),
      isParent: false,
      familySize: given.familySize,
      state: given.state ?? null,
      agi: given.agi,
      // Counted in the income tests since 2026-27; records made before that rule omit it.
      foreignIncomeExclusion: given.obbbaRules ? given.foreignIncomeExclusion : 0,
    })),
  expected: z.object({
    maxPellIndicator: z.number().nullish(),
    minPellIndicator: z.number().nullish(),
    sai: z.number().nullish(),
    pellEligibleFlag: z.boolean().nullish(),
  }),
  formulaResultBeforeMaxPellRule: z.number().nullish(),
  formulaInput: Inputs.optional(),
})
export type PellCase = z.infer<typeof PellCase>

const amounts = <const Key extends string>(...names: Key[]) =>
  z
    .array(
      z.looseObject(Object.fromEntries(names.map((name) => [name, z.number()])) as Record<Key, z.ZodNumber>),
    )
    .default([])

/** Single points of the tables, and the department's worked examples. */
export const Units = z
  .object({
    businessFarm2027_28: amounts('netWorth', 'adjusted'),
    aai2027_28: amounts('aai', 'contribution'),
    incomeProtection2027_28: amounts('familySize', 'amount'),
    employmentExpense2027_28: amounts('cap'),
    parentAssets: amounts('netWorth', 'rate', 'contribution'),
    calculatedPell: amounts('maxPell', 'minPell', 'sai', 'coa', 'award'),
    obbbaPellCut: z
      .array(z.looseObject({ sai: z.number(), pellEligibleUnder2026_27OBBBA: z.boolean() }))
      .default([]),
  })
  .prefault({})
