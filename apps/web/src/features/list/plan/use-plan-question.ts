import type { Deadline, Plan } from '@bearings/domain/colleges/schema'
import { lacksPlan } from '@bearings/domain/list/plans'
import { useState } from 'react'

/** Whether the student means a plan that the college does not publish. The form must not be sent before the answer. */
export type PlanQuestion = {
  asked: Plan
  /** The plan before. */
  kept: Plan | ''
  onAnswer: (isMeant: boolean) => void
}

type Choice = { kept: Plan | ''; chosen: Plan | ''; known: readonly Deadline[] }

/**
 * Returns the question about the plan chosen in a form, or `null`. It comes up whenever the college's dates arrive, and
 * once for each plan.
 */
export function usePlanQuestion(
  { kept, chosen, known }: Choice,
  onChange: (plan: Plan | '') => void,
): PlanQuestion | null {
  const [meant, setMeant] = useState<Plan | ''>('')
  if (chosen === '' || chosen === kept || chosen === meant || !lacksPlan(chosen, known)) return null
  return {
    asked: chosen,
    kept,
    onAnswer: (isMeant) => (isMeant ? setMeant(chosen) : onChange(kept)),
  }
}
