/** The two people who write in a thread. */
export const sides = ['student', 'advisor'] as const
