import type { BrokenRule } from '../../broken-rule.ts'
import { asOf, bindingPlans, deadlineFor, prefilledDeadline } from '../rules.ts'
import type { Deadline, Plan } from '../schema.ts'
import { sentStatuses } from './options.ts'
import type { ChecklistKind, EntryDeadlineState, ListStatus } from './schema.ts'

export const mostOnList = 100
export const mostOnChecklist = 50
/** How long a removed school can be brought back. */
export const daysInTrash = 30

type Entry = { id: string; schoolId: string | null; name: string; status: ListStatus }

/** The rule against one more school on this list, or `null`. The same name counts as the same school by hand. */
export function ruleAgainstAdding(
  list: readonly Pick<Entry, 'schoolId' | 'name'>[],
  added: { schoolId: string | null; name: string },
): BrokenRule | null {
  const isSame = (entry: Pick<Entry, 'schoolId' | 'name'>) =>
    added.schoolId === null
      ? entry.schoolId === null && entry.name.toLowerCase() === added.name.toLowerCase()
      : entry.schoolId === added.schoolId
  if (list.some(isSame)) return 'already-on-list'
  if (list.length >= mostOnList) return 'list-full'
  return null
}

/** The rule against giving this entry a status, or `null`: one can commit to one school only. */
export function ruleAgainstStatus(
  list: readonly Pick<Entry, 'id' | 'status'>[],
  id: string,
  status: ListStatus,
): BrokenRule | null {
  const isElsewhere = list.some((entry) => entry.id !== id && entry.status === 'Committed')
  return status === 'Committed' && isElsewhere ? 'committed-elsewhere' : null
}

/** How many applications have gone out: those submitted, and those answered since. */
export function countSent(list: readonly Pick<Entry, 'status'>[]): number {
  return list.filter(({ status }) => sentStatuses.includes(status)).length
}

export function ruleAgainstItem(itemsSoFar: number): BrokenRule | null {
  return itemsSoFar >= mostOnChecklist ? 'checklist-full' : null
}

/** Statuses in which a binding promise still holds, or would. */
const open: readonly ListStatus[] = ['Not Started', 'In Progress', 'Submitted', 'Accepted', 'Committed']

/** The schools with a binding plan when there are two or more at once: only one such promise can be kept. */
export function bindingConflict<T extends { plan: Plan | null; status: ListStatus }>(
  list: readonly T[],
): T[] {
  const bound = list.filter(
    ({ plan, status }) => plan !== null && bindingPlans.includes(plan) && open.includes(status),
  )
  return bound.length > 1 ? bound : []
}

/**
 * What a date that a student keeps for a plan rests on, compared with what the catalog knows of that plan.
 * Last year's date counts as carried over when it is kept a year later.
 */
export function basisOf(
  deadline: string | null,
  known: Deadline | null,
  today: string,
): { state: EntryDeadlineState | null; source: string | null } {
  if (deadline === null) return { state: null, source: null }
  const own = { state: 'own', source: null } as const
  if (!known?.date) return own

  const { state, source } = asOf(today, known)
  const isSame =
    state === 'carried_over' ? deadline.slice(5) === known.date.slice(5) : deadline === known.date
  return isSame ? { state, source } : own
}

type Kept = { plan: Plan | null; deadline: string | null; deadlineState: EntryDeadlineState | null }

/**
 * Plan and deadline after a change. A new plan brings its reported date along, unless the student has set a date of
 * their own or sets one now; `undefined` means unchanged.
 */
export function afterChoosing(
  kept: Kept,
  chosen: { plan?: Plan | null | undefined; deadline?: string | null | undefined },
  known: readonly Deadline[],
  today: string,
) {
  const plan = chosen.plan === undefined ? kept.plan : chosen.plan
  const follows = plan !== kept.plan && kept.deadlineState !== 'own'
  const brought = follows ? (prefilledDeadline(plan, known, today)?.date ?? null) : kept.deadline
  const deadline = chosen.deadline === undefined ? brought : chosen.deadline
  const { state, source } = basisOf(deadline, deadlineFor(plan, known), today)
  return { plan, deadline, deadlineState: state, deadlineSource: source }
}

/** What every school on a list starts with; the student changes it as the school asks. */
export const defaultChecklist: readonly { kind: ChecklistKind; label: string }[] = [
  { kind: 'application_form', label: 'Application form' },
  { kind: 'fee_or_waiver', label: 'Application fee or waiver' },
  { kind: 'transcript', label: 'Transcript' },
  { kind: 'test_scores', label: 'Test scores' },
  { kind: 'recommendations', label: 'Recommendations' },
  { kind: 'essays', label: 'Essays' },
  { kind: 'interview', label: 'Interview' },
  { kind: 'aid_forms', label: 'Financial aid forms' },
]

const timeInTrash = daysInTrash * 86_400_000

/** When a school removed at this instant is gone for good. */
export function goneAfter(trashedAt: Date): Date {
  return new Date(trashedAt.getTime() + timeInTrash)
}

/** What was removed after this instant can still be brought back now. */
export function beginningOfTrash(now: Date): Date {
  return new Date(now.getTime() - timeInTrash)
}
