import type { TextBounds } from '#field-bounds.ts'
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

/** What a student says of a school in a few words. */
const words = { min: 1, max: 120 } as const

/** What the fields of a school on the list take. */
export const bounds = {
  ownName: { min: 1, max: 160, missing: 'Type the name of a school.' },
  words,
  checklistItem: { ...words, missing: 'Give it a name.' },
} as const satisfies Record<string, TextBounds>
