import type { EssayStatus } from '@bearings/domain/essays/options'
import { isFinished, isToStart } from '@bearings/domain/essays/rules'
import { countSent } from '@bearings/domain/list/rules'
import type { ListStatus } from '@bearings/domain/list/schema'
import { steps } from '@bearings/domain/profile/options'
import type { Step } from '@bearings/domain/profile/schema'

/** Returns the profile's progress: `2 of 4 steps complete`. */
export function profileLine(steps: Record<string, { complete: boolean }>): string {
  const all = Object.values(steps)
  const complete = all.filter((step) => step.complete).length
  if (complete === all.length) return 'All steps complete'
  return complete === 0
    ? `${all.length} short steps, saved as you go`
    : `${complete} of ${all.length} steps complete`
}

/** Returns what the main button says of the profile, and the first step that is not complete. */
export function profileStart(
  percent: number,
  of: Record<Step, { complete: boolean }>,
): { action: string; step: Step } {
  const step = steps.find((each) => !of[each].complete) ?? 'background'
  return { action: percent === 0 ? 'Begin Your Profile' : 'Continue Your Profile', step }
}

/**
 * Returns the list's progress, shown beside the number of schools: `2 submitted`. Schools with a decision
 * count as submitted.
 */
export function schoolsLine(schools: readonly { status: ListStatus }[]): string {
  if (schools.length === 0) return 'No schools yet. Add the first one.'
  const submitted = countSent(schools)
  return submitted === 0 ? 'on your list' : `${submitted} submitted`
}

/** Returns what is left of the essays: `5 still to start`. */
export function essaysLine(essays: readonly { status: EssayStatus; words: number }[]): string {
  if (essays.length === 0) return 'No essays yet. Add the first one.'
  const toStart = essays.filter(isToStart).length
  const unfinished = essays.filter((essay) => !isFinished(essay)).length
  if (toStart > 0) return `${toStart} still to start`
  if (unfinished > 0) return `${unfinished} still to finish`
  return 'All essays finished'
}

/** Explains the count of weekly tasks above the line, or says what the page is for if there is no count. */
export function analyticsLine(isCounted: boolean): string {
  return isCounted ? 'Closed in the last 14 days' : 'What is done, and what is left'
}
