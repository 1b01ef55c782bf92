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

/** Where the list stands: `9 schools, 2 submitted`. What was answered has been submitted too. */
export function schoolsLine(schools: readonly { status: ListStatus }[]): string {
  if (schools.length === 0) return 'No schools yet. Add the first one.'
  const submitted = countSent(schools)
  const count = schools.length === 1 ? '1 school' : `${schools.length} schools`
  return submitted === 0 ? `${count} on your list` : `${count}, ${submitted} submitted`
}
