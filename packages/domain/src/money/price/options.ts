/** How far a line of a price can be relied on. */
export const certainties = ['published', 'reported', 'average', 'estimate', 'condition', 'rules'] as const
export type Certainty = (typeof certainties)[number]
