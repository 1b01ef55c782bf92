import { hasDraft } from './drafts.ts'

/**
 * Every tab with a text open keeps its unsaved typing in its own slot, so that two tabs never overwrite each
 * other's unsaved text. A text is named like a draft's key: `essay.<id>`.
 */
const slots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export function draftKey(text: string, slot: number): string {
  return `${text}.${slot}`
}

/**
 * Returns the slots in the order in which a new tab should try them, starting with those that hold a closed
 * tab's draft.
 */
export function slotOrder(userId: string, text: string): number[] {
  const isLeft = (slot: number) => hasDraft(userId, draftKey(text, slot))
  return [...slots.filter(isLeft), ...slots.filter((slot) => !isLeft(slot))]
}

/** Returns whether this device holds unsaved typing for this text. */
export function hasUnsavedText(userId: string, text: string): boolean {
  return slots.some((slot) => hasDraft(userId, draftKey(text, slot)))
}
