/** What a promise by income spares: the student's tuition, or all that parents would pay. */
export const promiseCovers = ['tuition', 'parents'] as const

/** What a merit award pays. */
export const meritCovers = ['cost', 'tuition', 'half-to-full-tuition', 'up-to-tuition', 'amount'] as const
