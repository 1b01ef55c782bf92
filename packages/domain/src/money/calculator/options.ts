import type { NumberBounds } from '#field-bounds.ts'

/** A student's dependency: the formula asks first about the parents, or else the student (and spouse). */
export const dependencies = ['dependent', 'independent', 'with-dependents'] as const
export type Dependency = (typeof dependencies)[number]

/** The household whose income counts. */
export const households = ['married', 'one-parent', 'unmarried-together'] as const
export type HouseholdKind = (typeof households)[number]

/** The answers that decide whether a family's assets count. */
export const benefitAnswers = ['unknown', 'yes', 'no'] as const
export const scheduleAnswers = ['unknown', 'none', 'some'] as const

/** Amounts that the calculator asks for, whole dollars; the first four are asked at once, the others on demand. */
export const firstAmounts = ['agi', 'cash', 'studentAgi', 'studentCash'] as const
export const moreAmounts = [
  'taxPaid',
  'earned',
  'earnedSecond',
  'retirement',
  'interest',
  'ira',
  'pension',
  'foreignIncome',
  'grants',
  'credits',
  'workStudy',
  'childSupport',
  'investments',
  'business',
  'studentEarned',
  'studentTaxPaid',
  'studentGrants',
  'studentInvestments',
] as const
export const amounts = [...firstAmounts, ...moreAmounts] as const
export type AmountName = (typeof amounts)[number]

/** Incomes and earnings, which the loss of a business can make negative, on the federal form too. */
const amountsWithLosses: readonly AmountName[] = [
  'agi',
  'earned',
  'earnedSecond',
  'studentAgi',
  'studentEarned',
]

/** The bounds of amounts, in whole dollars. */
const most = 99_999_999
const amountBounds = { min: 0, max: most } as const satisfies NumberBounds
const boundsWithLosses = { min: -most, max: most } as const satisfies NumberBounds

/** Returns the bounds of an amount, in whole dollars. */
export function amountBoundsOf(name: AmountName): NumberBounds {
  return mayBeLoss(name) ? boundsWithLosses : amountBounds
}

/** Whether an amount may be negative. */
export function mayBeLoss(name: AmountName): boolean {
  return amountsWithLosses.includes(name)
}

/** The bounds of the family size, by dependency. The department's records have no family of 20 or more. */
export const familyBounds: Record<Dependency, NumberBounds> = {
  dependent: { min: 2, max: 20 },
  independent: { min: 1, max: 2 },
  'with-dependents': { min: 2, max: 20 },
}
