import type { ListStatus } from './schema.ts'

/** Statuses of an application that has gone out: submitted, or answered since. Withdrawn ones no longer count. */
export const sentStatuses: readonly ListStatus[] = [
  'Submitted',
  'Deferred',
  'Waitlisted',
  'Accepted',
  'Rejected',
  'Committed',
]

/** Statuses that are the college's decision. After a deferral it is still to come. */
export const decidedStatuses: readonly ListStatus[] = ['Waitlisted', 'Accepted', 'Rejected', 'Committed']
