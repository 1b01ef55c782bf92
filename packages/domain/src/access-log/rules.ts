import { limits } from '../advising/options.ts'

/** Views after this instant belong to the same view: reading again does not count as a second one. */
export function beginningOfLook(now: Date): Date {
  return new Date(now.getTime() - limits.lookMinutes * 60_000)
}
