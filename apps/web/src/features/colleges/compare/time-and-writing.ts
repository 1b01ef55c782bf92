import { planLabels } from '@bearings/domain/colleges/rules'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { sentStatuses } from '@bearings/domain/list/options'
import { isUnsent } from '@bearings/domain/list/rules'
import type { ListEntry } from '@bearings/domain/list/schema'
import { daysBetween } from '@bearings/domain/today'
import { counted, shortMonthDay } from '@bearings/domain/words'

export type TimeAndWriting = {
  /** The time left: "55 days", or "Sent". */
  left: string
  /** The plan and its date: "Regular, Jan 15". */
  until: string
  /** The essays for it: "2 essays, 650 words". */
  writing: string
}

type Application = Pick<ListEntry, 'id' | 'plan' | 'deadline' | 'status'>

/**
 * Returns what one application still requires of the student.
 * @param essays All of the student's essays.
 * @param today The current day in the student's time zone.
 * @param hasCommitted Whether the student has committed to any school.
 */
export function timeAndWriting(
  { id, plan, deadline, status }: Application,
  essays: readonly Pick<EssaySummary, 'entryId' | 'wordLimit'>[],
  today: string,
  hasCommitted = false,
): TimeAndWriting {
  // Once the student has committed, no other school requires anything.
  if (hasCommitted && isUnsent(status)) return { left: 'Nothing', until: '', writing: '' }
  return {
    left: leftOf(status, deadline, today),
    until: [plan && planLabels[plan], deadline && shortMonthDay(deadline)].filter(Boolean).join(', '),
    writing: writingOf(
      essays.filter(({ entryId }) => entryId === id),
      status,
    ),
  }
}

function leftOf(status: ListEntry['status'], deadline: string | null, today: string): string {
  if (sentStatuses.includes(status)) return 'Sent'
  if (status === 'Withdrawn' || status === 'Offered') return status
  if (deadline === null) return 'No date yet'
  const days = daysBetween(today, deadline)
  if (days < 0) return 'Passed'
  return days === 0 ? 'Today' : counted(days, 'day')
}

/**
 * Says how much there is to write, which is known only if each essay has a limit. A sent application without
 * essays needs none.
 */
function writingOf(essays: readonly Pick<EssaySummary, 'wordLimit'>[], status: ListEntry['status']): string {
  if (essays.length === 0) return sentStatuses.includes(status) ? '' : 'no essays of its own yet'
  const limits = essays.flatMap(({ wordLimit }) => wordLimit ?? [])
  const count = counted(essays.length, 'essay')
  if (limits.length < essays.length) return count
  return `${count}, ${counted(
    limits.reduce((sum, limit) => sum + limit, 0),
    'word',
  )}`
}
