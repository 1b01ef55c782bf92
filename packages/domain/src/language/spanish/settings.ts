/** settings. */
export const settings = {} as const
