import type { BrokenRule } from '#broken-rule.ts'
import { dueAfter, faultInDueDate } from '#calendar-dates.ts'
import { counted } from '#words.ts'
import { limits } from '../options.ts'
import type { EditedDate, Preview, TemplateItem } from './schema.ts'

type Dated = Pick<TemplateItem, 'dueFrom' | 'dueDays'>

/** The dates from which due dates are counted, where the student is. */
type Base = { assignedOn: string; deadline: string | null }

/**
 * Returns when a task of a template is due. Never before the date it is assigned; `moved` tells that it would
 * have been. A task counted from a deadline has no due date if there is no deadline.
 */
export function dueOnFor(
  { dueFrom, dueDays }: Dated,
  { assignedOn, deadline }: Base,
): { dueOn: string | null; moved: boolean } {
  const base = { none: null, assigned: assignedOn, deadline }[dueFrom]
  if (base === null) return { dueOn: null, moved: false }
  const dueOn = dueAfter(base, dueDays)
  return dueOn < assignedOn ? { dueOn: assignedOn, moved: true } : { dueOn, moved: false }
}

/** Whether any date of a template depends on the student's deadline. */
export function countsFromDeadline(items: readonly Dated[]): boolean {
  return items.some(({ dueFrom }) => dueFrom === 'deadline')
}

/** Formats a due date as "21 days before the deadline", "On the day it is assigned" or "No date". */
export function dueInWords({ dueFrom, dueDays }: Dated): string {
  if (dueFrom === 'none') return 'No date'
  const days = counted(Math.abs(dueDays), 'day')
  if (dueFrom === 'assigned')
    return dueDays === 0 ? 'On the day it is assigned' : `${days} after it is assigned`
  return dueDays === 0 ? 'On the day of the deadline' : `${days} before the deadline`
}

type Previewed = Pick<Preview, 'studentId' | 'dates'>
type Edited = Pick<EditedDate, 'studentId' | 'itemId'>

/**
 * Returns whether a date of a preview is today only because its own day has passed. A date that the advisor chose is
 * theirs, whatever it was before.
 */
export function passedUnless(edited: readonly Edited[]) {
  const chosen = new Set(edited.map(({ studentId, itemId }) => `${studentId} ${itemId}`))
  return (studentId: string, { itemId, moved }: Pick<Preview['dates'][number], 'itemId' | 'moved'>) =>
    moved && !chosen.has(`${studentId} ${itemId}`)
}

/** Counts the tasks that would be due today because their day has passed, and their students. */
export function countPassed(previews: readonly Previewed[], edited: readonly Edited[]) {
  const isPassed = passedUnless(edited)
  const counts = previews.map(
    ({ studentId, dates }) => dates.filter((date) => isPassed(studentId, date)).length,
  )
  return { tasks: counts.reduce((sum, each) => sum + each, 0), students: counts.filter(Boolean).length }
}

/** Returns the first date that an advisor edited into one that cannot be a due date. */
export function wrongDateIn(edited: readonly EditedDate[]): EditedDate | undefined {
  return edited.find(({ dueOn }) => dueOn !== null && faultInDueDate(dueOn) !== null)
}

/** Limits how many templates an advisor has. */
export function ruleAgainstTemplates(count: number): BrokenRule | null {
  return count > limits.templates ? 'templates-full' : null
}
