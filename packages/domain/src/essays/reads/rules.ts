import type { BrokenRule } from '#broken-rule.ts'
import { type AskState, askStates } from './options.ts'

/** Whether the student still waits. An essay that was opened is not read yet. */
export function isOpen(state: AskState): boolean {
  return state === 'asked' || state === 'opened'
}

/** The states in which the student still waits. */
export const openStates = askStates.filter(isOpen)

/** Limits by when an advisor can be asked to read an essay: not in the past, where the student is. */
export function ruleAgainstAsking(byOn: string | null, today: string): BrokenRule | null {
  return byOn !== null && byOn < today ? 'read-by-past' : null
}
