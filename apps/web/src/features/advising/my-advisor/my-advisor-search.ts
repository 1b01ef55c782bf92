export const myAdvisorTabs = ['tasks', 'requests', 'sharing', 'views'] as const
export type MyAdvisorTab = (typeof myAdvisorTabs)[number]

/** The search parameters of My Advisor: the tab, by default the first, and the task to scroll to. */
export type MyAdvisorSearch = { tab?: MyAdvisorTab | undefined; task?: string | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function myAdvisorSearch({ tab, task }: Record<string, unknown>): MyAdvisorSearch {
  const known = myAdvisorTabs.find((one) => one === tab)
  return { ...(known && { tab: known }), ...(typeof task === 'string' && { task }) }
}
