import { bracketOf } from '../matching/affordability.ts'
import type { Means } from '../matching/within-budget.ts'
import { familyIndexOf } from '../money/price/family-index.ts'
import type { LayeredFamily } from '../money/price/layered.ts'
import type { FamilyMoney } from './schema.ts'

type Filled = Pick<FamilyMoney, 'budget' | 'state' | 'answers' | 'ofStudent'>

/**
 * What decides about a guardian's prices: what they filled in and, for what they left out, what the student shares. A
 * student's own answers in the calculator are never part of it.
 */
export function familyOf({ budget, state, answers, ofStudent }: Filled): Means & LayeredFamily {
  const home = answers?.state ?? state ?? ofStudent?.state ?? null
  const country = home === null ? (ofStudent?.country ?? null) : null
  const income = answers?.amounts.agi ?? null
  return {
    budget: budget ?? ofStudent?.budget ?? null,
    incomeBracket: income === null ? null : bracketOf(income),
    income,
    state: home,
    country,
    isFromAbroad: country !== null,
    index: familyIndexOf(answers),
  }
}
