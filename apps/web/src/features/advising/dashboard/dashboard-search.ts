export type DashboardTab = 'students' | 'add' | 'requests' | 'tasks'

/** The dashboard's search parameters besides those of its tabs: the selected tab, by default the first. */
export type DashboardSearch = { tab?: Exclude<DashboardTab, 'students'> | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function dashboardSearch({ tab }: Record<string, unknown>): DashboardSearch {
  return tab === 'add' || tab === 'requests' || tab === 'tasks' ? { tab } : {}
}
