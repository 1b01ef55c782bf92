import { stillRequires } from '@bearings/domain/deadlines/rules'
import type { ListStatus } from '@bearings/domain/schools/list/schema'
import { applicationTones } from '#ui/status-tones.ts'

/** Every status in the order of an application's life. */
export const statuses = Object.keys(applicationTones) as ListStatus[]

/** Whether the student still has something to hand in, so that the days left matter; see `isAsked`. */
export function isDue(status: ListStatus, hasCommitted: boolean): boolean {
  return stillRequires('application', status, hasCommitted)
}
