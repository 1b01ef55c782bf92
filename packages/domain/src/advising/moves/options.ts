/**
 * A hand-over that an advisor proposed waits for the colleague, who accepts or refuses it; then it is being carried out, is
 * done, or was taken back. That of an admin waits for nobody.
 */
export const moveStates = ['proposed', 'refused', 'accepted', 'done', 'undone'] as const
export type MoveState = (typeof moveStates)[number]

export const limits = {
  /** Students handed over in one transaction. */
  chunk: 100,
  /** Minutes in which a hand-over can be taken back. */
  undoMinutes: 10,
} as const
