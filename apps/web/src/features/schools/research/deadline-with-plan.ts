import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { prefilledDeadline } from '@bearings/domain/schools/rules'
import type { Deadline, Plan } from '@bearings/domain/schools/schema'

/** The deadline that goes with another plan: its reported one; else the student's own stays, and a published one goes. */
export function deadlineWithPlan(
  { deadline, deadlineState }: Pick<ListEntry, 'deadline' | 'deadlineState'>,
  plan: Plan | null,
  known: readonly Deadline[],
  today: string,
): string | null {
  const reported = prefilledDeadline(plan, known, today)?.date
  return reported ?? (deadlineState === 'own' ? deadline : null)
}
