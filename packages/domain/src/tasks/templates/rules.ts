import type { BrokenRule } from '#broken-rule.ts'
import { dueAfter } from '#calendar-dates.ts'
import { counted } from '#words.ts'
import { limits } from '../options.ts'
import type { TemplateItem } from './schema.ts'

type Dated = Pick<TemplateItem, 'dueFrom' | 'dueDays'>

/** The days that a date is counted from, where the student is. */
type Base = { assignedOn: string; deadline: string | null }

/**
 * When a task of a template is due. Never before the day on which it is given: `moved` says that it would have been.
 * Without the deadline that it is counted from, it has no date.
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

/** "21 days before the deadline", "on the day it is given", "no date". */
export function dueInWords({ dueFrom, dueDays }: Dated): string {
  if (dueFrom === 'none') return 'No date'
  const days = counted(Math.abs(dueDays), 'day')
  if (dueFrom === 'assigned')
    return dueDays === 0 ? 'On the day it is assigned' : `${days} after it is assigned`
  return dueDays === 0 ? 'On the day of the deadline' : `${days} before the deadline`
}

/** The rule against an advisor having this many templates, or `null`. */
export function ruleAgainstTemplates(count: number): BrokenRule | null {
  return count > limits.templates ? 'templates-full' : null
}
