import type { NumberBounds } from '#field-bounds.ts'

/** Whom the formula asks first: the parents of a student who depends on them, or the student (and spouse). */
export const dependencies = ['dependent', 'independent', 'with-dependents'] as const
export type Dependency = (typeof dependencies)[number]

/** The household whose income counts. */
export const households = ['married', 'one-parent', 'unmarried-together'] as const
export type HouseholdKind = (typeof households)[number]

/** A family's answers on whether their assets count. */
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

/** What an amount takes: no household of a student owes more than this formula can count. */
export const amountBounds = { min: 0, max: 99_999_999 } as const satisfies NumberBounds

/** How many people a family can have, by whom the formula asks. Twenty is more than any of the department's records. */
export const familyBounds: Record<Dependency, NumberBounds> = {
  dependent: { min: 2, max: 20 },
  independent: { min: 1, max: 2 },
  'with-dependents': { min: 2, max: 20 },
}
