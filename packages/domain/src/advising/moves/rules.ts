import type { BrokenRule } from '#broken-rule.ts'
import { limits as advising } from '../options.ts'
import { limits, type MoveState } from './options.ts'

/** Returns the rule against handing an advisor's students over to another one. */
export function ruleAgainstMoving(now: {
  isUnderWay: boolean
  /** The students to hand over. */
  students: number
  /** Those of the school who have not joined, and go along. */
  expected?: number
  /** The students whom the other advisor has besides these. */
  ofSuccessor: number
}): BrokenRule | null {
  if (now.isUnderWay) return 'move-under-way'
  if (now.students + (now.expected ?? 0) === 0) return 'nobody-to-hand-over'
  return now.students + now.ofSuccessor > advising.students ? 'advisor-full' : null
}

type Known = { state: MoveState; at: Date }

/** The last moment at which a hand-over can be taken back. */
export function undoUntil({ at }: Pick<Known, 'at'>): Date {
  return new Date(at.getTime() + limits.undoMinutes * 60_000)
}

/** The earliest beginning of a hand-over that can still be taken back. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - limits.undoMinutes * 60_000)
}

/** A hand-over is taken back soon, and before anything was written that would be lost with it. */
export function ruleAgainstUndoing(move: Known, now: Date, hasWritten: boolean): BrokenRule | null {
  if (move.state === 'accepted') return 'move-under-way'
  if (move.state !== 'done' || now > undoUntil(move)) return 'undo-too-late'
  return hasWritten ? 'successor-has-begun' : null
}
