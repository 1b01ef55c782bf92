import { dayInCycle } from '@bearings/domain/demo/rules'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import { addDays, todayIn } from '@bearings/domain/today'
import { type Season, seasons } from './task-options.ts'

type TaskText = Season['late']
type Planned = TaskText & {
  /** Days after the one on which the demo opens. */
  due: number | null
  /** Days before the one on which the demo opens, as is `completed`. */
  given: number
  completed: number | null
}

/** When the task that all students of the advisor were given was due and was given. */
export const ofAll = { due: -16, given: 24 } as const

/** Returns the tasks that advisors assign at this time of year. */
export function seasonOn(today: string): Season {
  return seasons.find(({ until }) => today <= dayInCycle(until, today))!
}

/** Returns the advisor's tasks for the student: late, soon, without a date, and done. The newest is last. */
function plannedOn(today: string): Planned[] {
  const season = seasonOn(today)
  return [
    { ...season.ofAll, ...ofAll, completed: 18 },
    { ...season.done, due: -6, given: 20, completed: 7 },
    { ...season.late, due: -2, given: 10, completed: null },
    { ...season.soon, due: 3, given: 6, completed: null },
    { ...season.next, due: 9, given: 2, completed: null },
    { ...season.someDay, due: null, given: 1, completed: null },
  ]
}

/** Returns the tasks of a demo as rows, with dates counted from today in the student's time zone. */
export function tasksOf(timeZone: string, now: Date) {
  const today = todayIn(timeZone, now)
  return plannedOn(today).map((planned) => taskOf(planned, today, now))
}

export function taskOf({ title, description, due, given, completed }: Planned, today: string, now: Date) {
  const status: TaskStatus = completed === null ? 'pending' : 'completed'
  return {
    title,
    description,
    dueOn: due === null ? null : addDays(today, due),
    status,
    completedAt: completed === null ? null : daysBefore(now, completed),
    createdAt: daysBefore(now, given),
    updatedAt: daysBefore(now, completed ?? given),
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
