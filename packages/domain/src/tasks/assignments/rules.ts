import type { BrokenRule } from '#broken-rule.ts'
import { limits } from '../options.ts'
import type { Assignment } from './schema.ts'

/** Minutes within which assigning or deleting tasks can be undone. */
const undoWithin = 10

/** Returns the rule against undoing what an advisor did at this time, or `null`. */
export function ruleAgainstUndoing(done: Date, now: Date): BrokenRule | null {
  return now.getTime() - done.getTime() > undoWithin * 60_000 ? 'undo-too-late' : null
}

/** The start of the time from which an assignment can still be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - undoWithin * 60_000)
}

type Dated = Pick<Assignment, 'id'> & { createdAt: Date }

/**
 * Returns the ids of what was assigned at once with this assignment, and its own: the tasks of a template are given a
 * millisecond apart.
 */
export function assignedTogether(all: readonly Dated[], id: string): string[] {
  const ordered = all.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const isGap = (at: number) => ordered[at]!.createdAt.getTime() - ordered[at - 1]!.createdAt.getTime() > 1
  const at = ordered.findIndex((each) => each.id === id)
  if (at === -1) return [id]
  let [first, end] = [at, at + 1]
  while (first > 0 && !isGap(first)) first--
  while (end < ordered.length && !isGap(end)) end++
  // More than a template has were not assigned at once, whatever their times say.
  return end - first > limits.items ? [id] : ordered.slice(first, end).map((each) => each.id)
}
