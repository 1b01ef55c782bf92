export const studentTabs = [
  'overview',
  'list',
  'deadlines',
  'profile',
  'essays',
  'weeks',
  'tasks',
  'notes',
] as const
export type StudentTab = (typeof studentTabs)[number]

/** What the address of a student's page keeps: which tab. Without it, the first. */
export type StudentSearch = { tab?: Exclude<StudentTab, 'overview'> | undefined }

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function studentSearch({ tab }: Record<string, unknown>): StudentSearch {
  return isTab(tab) && tab !== 'overview' ? { tab } : {}
}

function isTab(given: unknown): given is StudentTab {
  return studentTabs.some((tab) => tab === given)
}
