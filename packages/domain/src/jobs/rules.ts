import { type JobName, jobs } from './options.ts'

const minute = 60_000

export function nextRun(name: JobName, now: Date): Date {
  return new Date(now.getTime() + jobs[name].everyMinutes * minute)
}

/**
 * Returns when a job is tried again after this many failures in a row: a minute later, then two, four and so
 * on, but never later than its regular next run.
 */
export function nextTry(name: JobName, failuresInARow: number, now: Date): Date {
  const minutes = Math.min(2 ** Math.min(failuresInARow - 1, 20), jobs[name].everyMinutes)
  return new Date(now.getTime() + minutes * minute)
}

/** The most by which the clocks of two machines differ, in milliseconds. */
const clocksDiffer = minute

/**
 * Returns the latest time at which another process can have scheduled a job. A later due time was set by a
 * clock that was wrong then, and the job would wait for as long as that clock was ahead.
 */
export function latestDue(name: JobName, now: Date): Date {
  return new Date(nextRun(name, now).getTime() + clocksDiffer)
}

export function isDue(name: JobName, dueAt: Date | undefined, now: Date): boolean {
  return dueAt === undefined || dueAt <= now || dueAt > latestDue(name, now)
}
