import { hasDraft } from '../../../platform/drafts.ts'

/**
 * Every tab that has an essay open keeps what is typed there in a slot of its own, so that two tabs never write over
 * each other's text before it is saved.
 */
const slots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export function draftKey(essayId: string, slot: number): string {
  return `essay.${essayId}.${slot}`
}

/** The slots in the order in which a new tab should try them: first those where a closed tab has left a text. */
export function slotsToTry(userId: string, essayId: string): number[] {
  const isLeft = (slot: number) => hasDraft(userId, draftKey(essayId, slot))
  return [...slots.filter(isLeft), ...slots.filter((slot) => !isLeft(slot))]
}

/** Whether something is typed for this essay on this device that is not saved. */
export function hasUnsavedText(userId: string, essayId: string): boolean {
  return slots.some((slot) => hasDraft(userId, draftKey(essayId, slot)))
}
