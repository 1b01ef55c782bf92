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

/** The clocks of two machines differ by less than this, in milliseconds. */
const clocksDiffer = minute

/**
 * The latest time for which a job can have been put by another process. One due after it was left so by a clock that has
 * been set back, and would wait for as long as that clock was ahead.
 */
export function latestDue(name: JobName, now: Date): Date {
  return new Date(nextRun(name, now).getTime() + clocksDiffer)
}

/** Whether a job has its turn. */
export function isDue(name: JobName, dueAt: Date | undefined, now: Date): boolean {
  return dueAt === undefined || dueAt <= now || dueAt > latestDue(name, now)
}
