import { typedDollars, typedNumber } from '@bearings/domain/field-bounds'
import type { Answers } from '@bearings/domain/money/calculator/answers'
import {
  type AmountName,
  amounts,
  type Dependency,
  type HouseholdKind,
} from '@bearings/domain/money/calculator/options'
import { appliesTo, faultsIn, gapsIn } from '@bearings/domain/money/calculator/rules'
import type { AwardYear } from '@bearings/domain/money/sai/tables'

/** The calculator's fields as typed. Amounts are text until they are parsed. */
export type CalculatorForm = Record<AmountName, string> & {
  awardYear: AwardYear
  dependency: Dependency
  household: HouseholdKind
  familySize: string
  state: string
  mustFile: 'yes' | 'no'
  benefits: Answers['benefits']
  schedules: Answers['schedules']
}

const noAmounts = Object.fromEntries(amounts.map((name) => [name, ''])) as Record<AmountName, string>

/** Returns the saved answers as form values, or empty ones for this award year. */
export function formOf(saved: Answers | null, awardYear: AwardYear): CalculatorForm {
  if (!saved)
    return {
      ...noAmounts,
      awardYear,
      dependency: 'dependent',
      household: 'married',
      familySize: '',
      state: '',
      mustFile: 'yes',
      benefits: 'unknown',
      schedules: 'unknown',
    }
  const { amounts: given, familySize, state, mustFile, ...rest } = saved
  const typed = Object.fromEntries(amounts.map((name) => [name, given[name]?.toString() ?? '']))
  return {
    ...(typed as Record<AmountName, string>),
    ...rest,
    familySize: String(familySize),
    state: state ?? '',
    mustFile: mustFile ? 'yes' : 'no',
  }
}

/**
 * Parses the answers. Text that is not a number becomes `NaN`, and amounts that do not apply are left out.
 */
export function answersOf(form: CalculatorForm): Answers {
  const given = Object.fromEntries(
    amounts.map((name) => [name, appliesTo(name, form) ? typedDollars(form[name]) : null]),
  )
  return {
    awardYear: form.awardYear,
    dependency: form.dependency,
    household: householdOf(form),
    familySize: typedNumber(form.familySize) ?? Number.NaN,
    state: form.state || null,
    mustFile: form.mustFile === 'yes',
    benefits: form.benefits,
    schedules: form.schedules,
    amounts: given as Answers['amounts'],
  }
}

/**
 * Returns the household, corrected for the student's dependency. Only parents can live together unmarried; an
 * independent student is one person or a couple.
 */
function householdOf({ dependency, household }: CalculatorForm): HouseholdKind {
  return dependency !== 'dependent' && household === 'unmarried-together' ? 'one-parent' : household
}

/** Returns the error messages by field, in the order of the fields. */
export function problemsIn(form: CalculatorForm): Record<string, string> {
  const answers = answersOf(form)
  return { ...faultsIn(answers), ...gapsIn(answers) }
}

/** Returns whether a field in the collapsed part has a value. */
export function hasMore(form: CalculatorForm, more: readonly AmountName[]): boolean {
  return (
    form.mustFile === 'no' ||
    form.benefits !== 'unknown' ||
    form.schedules !== 'unknown' ||
    more.some((name) => form[name] !== '')
  )
}
