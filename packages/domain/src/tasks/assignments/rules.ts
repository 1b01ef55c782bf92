import type { BrokenRule } from '#broken-rule.ts'

/** Minutes within which assigning or deleting tasks can be undone. */
const undoWithin = 10

/** Returns the rule against undoing what an advisor did at this time, or `null`. */
export function ruleAgainstUndoing(done: Date, now: Date): BrokenRule | null {
  return now.getTime() - done.getTime() > undoWithin * 60_000 ? 'undo-too-late' : null
}
