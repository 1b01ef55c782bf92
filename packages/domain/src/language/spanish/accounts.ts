/** accounts. */
export const accounts = {} as const
