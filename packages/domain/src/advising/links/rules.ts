import { limits } from '../options.ts'

/** A link that ended at this instant or before is deleted, with the sharing and the private notes. */
export function endOfTraces(now: Date): Date {
  return new Date(now.getTime() - limits.endedDays * 86_400_000)
}
