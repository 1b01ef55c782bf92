import { type JobName, jobs } from './options.ts'

const minute = 60_000

/** When a job comes back after a run that began now. */
export function nextRun(name: JobName, now: Date): Date {
  return new Date(now.getTime() + jobs[name].everyMinutes * minute)
}

/**
 * When a job is tried again after it has failed so many times in a row: a minute later, then two, four and so on,
 * but never later than it would have come back anyway.
 */
export function nextTry(name: JobName, failuresInARow: number, now: Date): Date {
  const minutes = Math.min(2 ** Math.min(failuresInARow - 1, 20), jobs[name].everyMinutes)
  return new Date(now.getTime() + minutes * minute)
}

/** Whether a job has its turn. One due later than its interval allows was left so by a clock that has been set back. */
export function isDue(name: JobName, dueAt: Date | undefined, now: Date): boolean {
  return dueAt === undefined || dueAt <= now || dueAt > nextRun(name, now)
}
