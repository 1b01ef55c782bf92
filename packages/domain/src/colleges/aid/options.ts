/** What a promise by income spares: the student's tuition, or all that parents would pay. */
export const promiseCovers = ['tuition', 'parents'] as const

/** Whether a college asks for the CSS Profile for its own aid; some take a form of their own in its place. */
export const cssAnswers = ['required', 'or_own_form', 'not_required'] as const

export const meritCovers = ['cost', 'tuition', 'half-to-full-tuition', 'up-to-tuition', 'amount'] as const
