import { isAsked } from '@bearings/domain/deadlines/rules'
import type { ListStatus } from '@bearings/domain/schools/list/schema'
import type { Tone } from '../../ui/chip.tsx'

/** Every status in the order of an application's life, with the colour that goes along with its words. */
export const statusTones: Record<ListStatus, Tone> = {
  'Not Started': 'plain',
  'In Progress': 'brass',
  Submitted: 'sea',
  Deferred: 'brass',
  Waitlisted: 'brass',
  Accepted: 'kelp',
  Rejected: 'coral',
  Withdrawn: 'plain',
  Committed: 'kelp',
}

export const statuses = Object.keys(statusTones) as ListStatus[]

/** Whether the student still has something to hand in, so that the days left matter. */
export function isDue(status: ListStatus): boolean {
  return isAsked('application', status)
}
