export type DashboardTab = 'students' | 'add' | 'requests' | 'tasks'

/** What the address of the dashboard keeps beside what the tabs keep there: which tab. Without it, the first. */
export type DashboardSearch = { tab?: Exclude<DashboardTab, 'students'> | undefined }

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function dashboardSearch({ tab }: Record<string, unknown>): DashboardSearch {
  return tab === 'add' || tab === 'requests' || tab === 'tasks' ? { tab } : {}
}
