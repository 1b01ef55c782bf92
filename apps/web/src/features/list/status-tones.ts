import { stillRequires } from '@bearings/domain/deadlines/rules'
import type { ListStatus } from '@bearings/domain/list/schema'
import { applicationTones } from '#ui/status-tones.ts'

/** All statuses, in the order of the process. */
export const statuses = Object.keys(applicationTones) as ListStatus[]

/** Returns whether the student still has to submit the application, so that the days left matter. */
export function isDue(status: ListStatus, hasCommitted: boolean): boolean {
  return stillRequires('application', status, hasCommitted)
}
