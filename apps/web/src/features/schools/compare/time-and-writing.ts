import type { EssaySummary } from '@bearings/domain/essays/schema'
import { sentStatuses } from '@bearings/domain/schools/list/options'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { planLabels } from '@bearings/domain/schools/rules'
import { daysBetween } from '@bearings/domain/today'
import { counted, shortMonthDay } from '@bearings/domain/words'

export type TimeAndWriting = {
  /** How long is left: "55 days"; "Sent". */
  left: string
  /** The plan and its date: "Regular, Jan 15". */
  until: string
  /** What the student has begun to write for it: "2 essays, 650 words". */
  writing: string
}

type Application = Pick<ListEntry, 'id' | 'plan' | 'deadline' | 'status'>

/** What one application still asks of the student. @param essays All of theirs. @param today Where the student is. */
export function timeAndWriting(
  { id, plan, deadline, status }: Application,
  essays: readonly Pick<EssaySummary, 'entryId' | 'wordLimit'>[],
  today: string,
): TimeAndWriting {
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
  if (status === 'Withdrawn') return 'Withdrawn'
  if (deadline === null) return 'No date yet'
  const days = daysBetween(today, deadline)
  if (days < 0) return 'Passed'
  return days === 0 ? 'Today' : counted(days, 'day')
}

/** How much there is to write is known where each essay has its limit. What needed none by the time it was sent needs none. */
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
