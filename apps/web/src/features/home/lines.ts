import type { EssayStatus } from '@bearings/domain/essays/options'
import { isFinished, isToStart } from '@bearings/domain/essays/rules'
import { countSent } from '@bearings/domain/schools/list/rules'
import type { ListStatus } from '@bearings/domain/schools/list/schema'

/** Where the profile stands: `2 of 4 steps complete`. */
export function profileLine(steps: Record<string, { complete: boolean }>): string {
  const all = Object.values(steps)
  const complete = all.filter((step) => step.complete).length
  if (complete === all.length) return 'All steps complete'
  return complete === 0
    ? `${all.length} short steps, saved as you go`
    : `${complete} of ${all.length} steps complete`
}

/** Where the list stands, beside the count of its schools: `2 submitted`. What was answered has been submitted too. */
export function schoolsLine(schools: readonly { status: ListStatus }[]): string {
  if (schools.length === 0) return 'No schools yet. Add the first one.'
  const submitted = countSent(schools)
  return submitted === 0 ? 'on your list' : `${submitted} submitted`
}

/** What is left of the essays: `5 still to start`. */
export function essaysLine(essays: readonly { status: EssayStatus; words: number }[]): string {
  if (essays.length === 0) return 'No essays yet. Add the first one.'
  const toStart = essays.filter(isToStart).length
  const unfinished = essays.filter((essay) => !isFinished(essay)).length
  if (toStart > 0) return `${toStart} still to start`
  if (unfinished > 0) return `${unfinished} still to finish`
  return 'All essays finished'
}

/** What the count of weekly tasks above it is of; without a count what the page is for. */
export function analyticsLine(isCounted: boolean): string {
  return isCounted ? 'Closed in the last 14 days' : 'What is done, and what is left'
}
