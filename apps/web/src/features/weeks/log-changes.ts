import { weeklyLog } from '@bearings/domain/weeks/rules'
import type { Week, WeeklyLog } from '@bearings/domain/weeks/schema'

export function withWeek(log: WeeklyLog, week: Week): WeeklyLog {
  return withWeeks(log, (weeks) => [...weeks.filter((other) => !isSame(other, week)), week])
}

export function withoutWeek(log: WeeklyLog, start: string): WeeklyLog {
  return withWeeks(log, (weeks) => weeks.filter(({ weekStartDate }) => weekStartDate !== start))
}

export function withTick(log: WeeklyLog, taskId: string, done: boolean, now: Date): WeeklyLog {
  const doneAt = done ? now.toISOString() : null
  const tick = (week: Week): Week => ({
    ...week,
    tasks: week.tasks.map((task) => (task.id === taskId ? { ...task, done, doneAt } : task)),
  })
  return { ...log, current: tick(log.current), planned: log.planned.map(tick) }
}

function withWeeks(
  { unfinished, current, planned }: WeeklyLog,
  change: (weeks: Week[]) => Week[],
): WeeklyLog {
  const weeks = change([...(unfinished ? [unfinished] : []), current, ...planned])
  const start = current.weekStartDate
  const ordered = weeks.toSorted((one, other) => one.weekStartDate.localeCompare(other.weekStartDate))
  return weeklyLog(ordered, start)
}

function isSame(one: Week, other: Week): boolean {
  return one.weekStartDate === other.weekStartDate
}
