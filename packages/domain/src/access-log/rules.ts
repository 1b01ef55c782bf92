import { limits } from '../advising/options.ts'

/** Returns the time since which an earlier view counts as the same one, so that reading again adds none. */
export function startOfViewWindow(now: Date): Date {
  return new Date(now.getTime() - limits.viewWindowMinutes * 60_000)
}
