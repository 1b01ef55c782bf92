/** What has come of a student's request that an advisor read an essay. */
export const askStates = ['asked', 'opened', 'commented', 'nothing'] as const
export type AskState = (typeof askStates)[number]

/** Where an essay that is shown to an advisor stands for them, in the order of the queue. */
export const standings = ['asked', 'answered', 'shared', 'commented', 'nothing'] as const
export type Standing = (typeof standings)[number]

export const limits = {
  /** Essays on one page of the queue. */
  page: 50,
} as const
