import type { Answers } from '../calculator/answers.ts'
import { aidEstimateOf } from '../calculator/estimates.ts'
import type { FamilyIndex } from './layered.ts'

/** What the calculator's answers come to, as far as prices go by them; `null` while none are kept. */
export function familyIndexOf(answers: Answers | null): FamilyIndex | null {
  if (answers === null) return null
  const { sai, pell } = aidEstimateOf(answers)
  return { sai, pell: pell.award, isPublished: pell.isPublished, dependency: answers.dependency }
}
