export const myAdvisorTabs = ['tasks', 'requests', 'sharing', 'views'] as const
export type MyAdvisorTab = (typeof myAdvisorTabs)[number]

/** What the address of My Advisor keeps: which tab. Without it, the first. */
export type MyAdvisorSearch = { tab?: MyAdvisorTab | undefined }

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function myAdvisorSearch({ tab }: Record<string, unknown>): MyAdvisorSearch {
  const known = myAdvisorTabs.find((one) => one === tab)
  return known ? { tab: known } : {}
}
