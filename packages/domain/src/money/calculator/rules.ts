import { faultInNumber } from '#field-bounds.ts'
import { say } from '#say.ts'
import type { Answers } from './answers.ts'
import { aidEstimateOf } from './estimates.ts'
import { amountBoundsOf, type AmountName, amounts, familyBounds, firstAmounts } from './options.ts'

/** The fault of each answer, by field, in words; empty if the index can be calculated. */
export type Faults = Partial<Record<AmountName | 'familySize' | 'state', string>>

/** @param given The answers as far as they can be read. An amount that is not a number is `NaN`. */
export function faultsIn(given: Answers): Faults {
  const faults: Faults = {}
  const family = faultInNumber(given.familySize, familyBoundsOf(given))
  if (family) faults.familySize = family
  if (given.amounts.agi === null) faults.agi = missing()
  for (const name of amounts) {
    const amount = given.amounts[name]
    const fault = amount === null ? null : faultInNumber(amount, amountBoundsOf(name))
    if (fault) faults[name] = fault
  }
  return faults
}

/**
 * What the form asks for besides, which answers kept before it did may lack: how unmarried parents share the income, since
 * each of the two returns is taxed apart.
 */
export function gapsIn({ household, mustFile, amounts: { taxPaid, earnedSecond } }: Answers): Faults {
  const isAsked = household === 'unmarried-together' && mustFile && taxPaid === null && earnedSecond === null
  return isAsked ? { earnedSecond: missing() } : {}
}

const missing = () => say('Fill this in. Write 0 if there was none.')

/** Returns the bounds of the family size. The minimum is one higher for a couple with somebody dependent. */
export function familyBoundsOf({ dependency, household }: Pick<Answers, 'dependency' | 'household'>) {
  const { min, max } = familyBounds[dependency]
  if (dependency === 'independent') return household === 'married' ? { min: 2, max: 2 } : { min: 1, max: 1 }
  return { min: isCouple({ dependency, household }) ? min + 1 : min, max }
}

/** Only parents are a couple without being married; the choice may still be there from when they were asked. */
function isCouple({ dependency, household }: Pick<Answers, 'dependency' | 'household'>): boolean {
  return household === 'married' || (household === 'unmarried-together' && dependency === 'dependent')
}

export type Influence = {
  /** The field that is changed. */
  field: AmountName | 'familySize'
  /** By how much: dollars, or people. */
  by: number
  /** How the index changes with it, dollars. */
  change: number
}

/** The increase of an amount to try, in dollars. */
const step = 1000

/** The three answers that change the index most: 1,000 dollars more of each amount, or one person more. */
export function topInfluences(answers: Answers): Influence[] {
  const { sai, estimated } = aidEstimateOf(answers)
  const changed = (field: Influence['field'], by: number, other: Answers): Influence => ({
    field,
    by,
    change: aidEstimateOf(other).sai - sai,
  })
  const movers = amounts
    .filter((name) => appliesTo(name, answers) && counts(name, answers) && !(name in estimated))
    .map((name) =>
      changed(name, step, {
        ...answers,
        amounts: { ...answers.amounts, [name]: (answers.amounts[name] ?? 0) + step },
      }),
    )
  const larger = changed('familySize', 1, { ...answers, familySize: answers.familySize + 1 })
  const all = answers.familySize < familyBoundsOf(answers).max ? [larger, ...movers] : movers
  return all
    .filter(({ change }) => change !== 0)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, 3)
}

/** Whether an amount counts: amounts that are not asked at first count only if they were entered. */
function counts(name: AmountName, { amounts: given }: Answers): boolean {
  return given[name] !== null || firstAmounts.some((first) => first === name)
}

/** Whether an amount applies: the student's own if dependent, a second earner's only in a couple. */
export function appliesTo(name: AmountName, of: Pick<Answers, 'dependency' | 'household'>): boolean {
  if (name.startsWith('student')) return of.dependency === 'dependent'
  return name !== 'earnedSecond' || isCouple(of)
}
