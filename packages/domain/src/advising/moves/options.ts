/** A hand-over is being carried out, is done, or was taken back. */
export const moveStates = ['accepted', 'done', 'undone'] as const
export type MoveState = (typeof moveStates)[number]

export const limits = {
  /** Students handed over in one transaction. */
  chunk: 100,
  /** Minutes in which a hand-over can be taken back. */
  undoMinutes: 10,
} as const
