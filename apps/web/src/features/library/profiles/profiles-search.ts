import type { ProfileFilter } from '@bearings/domain/library/rules'

export type ProfilesSearch = { show?: ProfileFilter | undefined }

export const filterNames: Record<ProfileFilter, string> = {
  all: 'All Profiles',
  stem: 'STEM',
  'liberal-arts': 'Liberal Arts',
  'high-achievers': 'High Achievers',
}

export function isFilter(given: unknown): given is ProfileFilter {
  return typeof given === 'string' && Object.hasOwn(filterNames, given)
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function profilesSearch({ show }: Record<string, unknown>): ProfilesSearch {
  return isFilter(show) && show !== 'all' ? { show } : {}
}
