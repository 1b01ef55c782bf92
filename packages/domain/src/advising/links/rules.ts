import { limits } from '../options.ts'

/** Returns the instant up to which ended links are deleted, with their sharing and private notes. */
export function retentionCutoff(now: Date): Date {
  return new Date(now.getTime() - limits.endedDays * 86_400_000)
}
