import type { BrokenRule } from '#broken-rule.ts'

/** How long tasks that were given or deleted can be taken back, in minutes. */
const undoWithin = 10

/** The rule against undoing what an advisor did then, or `null`. */
export function ruleAgainstUndoing(done: Date, now: Date): BrokenRule | null {
  return now.getTime() - done.getTime() > undoWithin * 60_000 ? 'undo-too-late' : null
}
