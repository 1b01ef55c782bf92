import type { BrokenRule } from '../broken-rule.ts'
import { isPastDay } from '../calendar-dates.ts'
import { asOf, deadlineFor, planLabels } from '../colleges/rules.ts'
import type { Deadline, Plan } from '../colleges/schema.ts'
import { plain } from '../colleges/search/rules.ts'
import type { ChecklistKind } from './checklist/schema.ts'
import { type AdditionRule, mostOnChecklist, mostOnList, sentStatuses, stages } from './options.ts'
import { prefilledDeadline } from './plans.ts'
import type { EntryDeadlineState, ListEntry, ListStatus } from './schema.ts'

/** The number of days in which a removed school can be restored. */
export const daysInTrash = 30

type Entry = { id: string; schoolId: string | null; name: string; status: ListStatus }

/** A school about to be added. */
type Added = {
  /** `null` for one described by hand. */
  schoolId: string | null
  name: string
  /** The catalog has a school of this name, and the student has not said that they mean another. */
  isInCatalog?: boolean
  /** It takes no first-year applicants any more. */
  takesNobody?: boolean
  status?: ListStatus
}

/**
 * Returns the rule against adding a school to this list, or `null`. A school described by hand is the same
 * school as any of the same name, however it is written. Two schools of the catalog may share a name.
 */
export function ruleAgainstAdding(
  list: readonly Pick<Entry, 'schoolId' | 'name'>[],
  { schoolId, name, isInCatalog = false, takesNobody = false, status = 'Not Started' }: Added,
): AdditionRule | null {
  const hasName = (entry: Pick<Entry, 'name'>) => plain(entry.name) === plain(name)
  if (list.some((entry) => (schoolId === null ? hasName(entry) : entry.schoolId === schoolId)))
    return 'already-on-list'
  if (list.some((entry) => entry.schoolId === null && hasName(entry))) return 'by-hand-on-list'
  if (schoolId === null && isInCatalog) return 'in-catalog'
  if (takesNobody && isUnsent(status)) return 'takes-nobody'
  return list.length >= mostOnList ? 'list-full' : null
}

/** Returns the rule against giving this entry a status, or `null`. A student commits to one school only. */
export function ruleAgainstStatus(
  list: readonly Pick<Entry, 'id' | 'status'>[],
  /** `null` for one that is not on the list yet. */
  id: string | null,
  status: ListStatus,
): 'committed-elsewhere' | null {
  const isElsewhere = list.some((entry) => entry.id !== id && entry.status === 'Committed')
  return status === 'Committed' && isElsewhere ? 'committed-elsewhere' : null
}

/** Counts the applications that have gone out: those submitted, and those answered since. */
export function countSent(list: readonly Pick<Entry, 'status'>[]): number {
  return list.filter(({ status }) => sentStatuses.includes(status)).length
}

export function ruleAgainstItem(itemsSoFar: number): BrokenRule | null {
  return itemsSoFar >= mostOnChecklist ? 'checklist-full' : null
}

/**
 * Returns the basis of a student's date for a plan, by comparison with the catalog's deadline for that plan.
 * An earlier year's date counts as carried over if it is kept for a later year.
 * @param cycle In which the student applies, such as `2026-27`.
 */
export function basisOf(
  deadline: string | null,
  known: Deadline | null,
  cycle: string,
): { state: EntryDeadlineState | null; source: string | null } {
  if (deadline === null) return { state: null, source: null }
  const own = { state: 'own', source: null } as const
  if (!known?.date) return own

  const { state, source } = asOf(cycle, known)
  const isSame =
    state === 'carried_over' ? deadline.slice(5) === known.date.slice(5) : deadline === known.date
  return isSame ? { state, source } : own
}

/**
 * Returns the plan and deadline of an unsent application after its student turns out to apply in another
 * cycle: a date from the catalog follows the cycle, and the student's own stays. `null` if nothing changes.
 */
export function afterMoving(
  { status, ...kept }: Kept & { status: ListStatus },
  known: readonly Deadline[],
  cycle: string,
): ReturnType<typeof afterChoosing> | null {
  const isFromCatalog = kept.deadline === null || kept.deadlineState === 'reported'
  if (!isFromCatalog || kept.plan === null || !isUnsent(status)) return null
  const nothing = { plan: null, deadline: null, deadlineState: null }
  const moved = afterChoosing(nothing, { plan: kept.plan }, known, cycle)
  return moved.deadline === kept.deadline ? null : moved
}

/**
 * The same once a new application year has begun, or its dates have been published: `null` also where the date has passed
 * by then, so that nobody is late all at once.
 */
export function afterTurning(
  entry: Kept & { status: ListStatus },
  known: readonly Deadline[],
  { today, cycle }: { today: string; cycle: string },
): ReturnType<typeof afterMoving> {
  const moved = afterMoving(entry, known, cycle)
  return moved?.deadline && isPastDay(moved.deadline, today) ? null : moved
}

type Kept = { plan: Plan | null; deadline: string | null; deadlineState: EntryDeadlineState | null }

/**
 * Returns the plan and deadline after a change, for a student who applies in this cycle. A new plan brings
 * its reported date along, unless the student has set their own date or sets one now. `undefined` means
 * unchanged.
 */
export function afterChoosing(
  kept: Kept,
  chosen: { plan?: Plan | null | undefined; deadline?: string | null | undefined },
  known: readonly Deadline[],
  cycle: string,
) {
  const plan = chosen.plan === undefined ? kept.plan : chosen.plan
  const follows = plan !== kept.plan && kept.deadlineState !== 'own'
  const brought = follows ? (prefilledDeadline(plan, known, cycle)?.date ?? null) : kept.deadline
  const deadline = chosen.deadline === undefined ? brought : chosen.deadline
  const { state, source } = basisOf(deadline, deadlineFor(plan, known), cycle)
  return { plan, deadline, deadlineState: state, deadlineSource: source }
}

/** Whether an application has not been sent yet. */
export function isUnsent(status: ListStatus): boolean {
  return stages.planning.some((each) => each === status)
}

/** The default checklist of every school; the student changes it to match the school. */
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

/** Returns the instant after which a school removed at this instant can no longer be restored. */
export function goneAfter(trashedAt: Date): Date {
  return new Date(trashedAt.getTime() + timeInTrash)
}

/** Returns the instant after which removed items can still be restored. */
export function trashCutoff(now: Date): Date {
  return new Date(now.getTime() - timeInTrash)
}

/** Converts a school on a list to a line of a spreadsheet. */
export function lineOfList({ name, location, major, plan, deadline, status }: ListEntry) {
  return { school: name, location, major, plan: plan && planLabels[plan], deadline, status }
}
