import { limits } from '../advising/options.ts'

/** What was looked at after this instant is still being looked at: reading it again is no second look. */
export function beginningOfLook(now: Date): Date {
  return new Date(now.getTime() - limits.lookMinutes * 60_000)
}
