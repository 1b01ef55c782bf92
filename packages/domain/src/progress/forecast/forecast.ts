import { addDays, daysBetween } from '#today.ts'
import { type Application, type Hours, hoursOf, type Pace, type Range, scheduled } from './schedule.ts'

/** Applications go out this many days before the last day, when servers are slow and parents are asleep. */
export const daysToSpare = 2

/** Above so many hours a week, a plan is said to be too much. */
export const mostHoursInWeek = 10

/** An hour on five days, until a student says otherwise. */
export const usualHours: Hours = [1, 1, 1, 1, 1, 0, 0]

export type Forecast = {
  /** Those at risk first, then by deadline. */
  applications: (Application & { finish: Range; isAtRisk: boolean })[]
  atRisk: number
  /** When all is done; `null` where nothing is left to do. */
  finish: Range | null
  /** The hours a week that the nearest deadlines take at an even pace, rounded up. */
  hoursInWeek: number
}

export type Means = { pace: Pace; hours: Hours; today: string }

/** Returns when each application will be ready, at the student's own pace and on their own days. */
export function forecastOf(applications: readonly Application[], means: Means): Forecast {
  const all = scheduled(
    applications.filter(({ tasks }) => tasks.length > 0),
    means,
  ).map((application) => ({
    ...application,
    isAtRisk: isAfter(application.finish.latest, application.deadline),
  }))
  return {
    applications: all.toSorted((one, other) => Number(other.isAtRisk) - Number(one.isAtRisk)),
    atRisk: all.filter(({ isAtRisk }) => isAtRisk).length,
    finish: all.at(-1)?.finish ?? null,
    hoursInWeek: hoursInWeekOf(all, means),
  }
}

/** Whether the slow end comes after the day by which an application should be out. */
function isAfter(latest: string | null, deadline: string): boolean {
  return latest === null || latest > addDays(deadline, -daysToSpare)
}

/** The steepest of the ways to a deadline, between the slow pace and the fast one. */
function hoursInWeekOf(applications: ReturnType<typeof scheduled>, { pace, today }: Means): number {
  const inWeek = applications.map(({ deadline, work }) => {
    const days = Math.max(1, daysBetween(today, addDays(deadline, -daysToSpare)) + 1)
    return (hoursOf(work, (pace.slow + pace.fast) / 2) / days) * 7
  })
  return Math.ceil(Math.max(0, ...inWeek))
}
