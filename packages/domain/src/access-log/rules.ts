import { limits, type Viewed } from '../advising/options.ts'

/** Returns the time since which an earlier view counts as the same one, so that reading again adds none. */
export function startOfViewWindow(now: Date, what: Viewed): Date {
  const isFilter = what === 'profile-filter' || what === 'money-filter'
  const minutes = isFilter ? limits.filterWindowMinutes : limits.viewWindowMinutes
  return new Date(now.getTime() - minutes * 60_000)
}
