import { addDays } from '#today.ts'

/** One piece of work. One that several applications need, such as a shared essay, has the same id in each. */
export type Task = { id: string; words: number; minutes: number }

/** An application that is still to be sent. */
export type Application = { id: string; name: string; deadline: string; tasks: readonly Task[] }

/** Words in an hour, slow and fast. A day of writing counts as an hour, since nothing measures how long it was. */
export type Pace = { slow: number; fast: number }

/** Hours for the applications on each day of the week, Sunday first. */
export type Hours = readonly number[]

/** How far ahead a day is looked for. */
const farthest = 365

/** The days between which an application is finished; `null` for later than in a year. */
export type Range = { earliest: string | null; latest: string | null }

/**
 * Returns when each application is finished if the nearest deadline is always worked on first. Faster writing finishes
 * nothing later, and an application that is left out delays no other: each waits only for the work of those before it.
 */
export function scheduled<T extends Application>(
  applications: readonly T[],
  { pace, hours, today }: { pace: Pace; hours: Hours; today: string },
): (T & { work: Work; finish: Range })[] {
  return inOrder(applications).map((application) => {
    const dayAt = (wordsInHour: number) => dayWith(hoursOf(application.work, wordsInHour), hours, today)
    return { ...application, finish: { earliest: dayAt(pace.fast), latest: dayAt(pace.slow) } }
  })
}

type Work = Pick<Task, 'words' | 'minutes'>

/** The nearest deadline first, each with all work until it is finished, in which what is shared counts once. */
function inOrder<T extends Application>(applications: readonly T[]): (T & { work: Work })[] {
  const done = new Set<string>()
  let work: Work = { words: 0, minutes: 0 }
  return applications
    .toSorted((one, other) => one.deadline.localeCompare(other.deadline) || one.id.localeCompare(other.id))
    .map((application) => {
      for (const { id, words, minutes } of application.tasks) {
        if (!done.has(id)) work = { words: work.words + words, minutes: work.minutes + minutes }
        done.add(id)
      }
      return { ...application, work }
    })
}

export function hoursOf({ words, minutes }: Work, wordsInHour: number): number {
  return words / wordsInHour + minutes / 60
}

/** Returns the first day on which so many hours have gone by; `null` if that is more than a year away. */
function dayWith(needed: number, hours: Hours, today: string): string | null {
  const first = new Date(`${today}T00:00:00Z`).getUTCDay()
  let left = needed
  for (let day = 0; day < farthest; day++) {
    if (left <= 1e-9) return addDays(today, Math.max(0, day - 1))
    left -= hours[(first + day) % 7] ?? 0
  }
  return null
}
