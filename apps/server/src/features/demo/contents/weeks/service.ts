import type { Persona } from '@bearings/domain/demo/schema'
import { currentWeek, weekAfter } from '@bearings/domain/weeks/rules'

const day = 86_400_000

/** A persona's weeks as rows, counted from the week that it is where the student is. */
export function weeksOf({ weeks }: Persona, timeZone: string, now: Date) {
  const current = currentWeek(timeZone, now)
  return weeks.map(({ fromNow, goal, done, open }) => {
    const weekStartDate = weekAfter(current, fromNow)
    const createdAt = new Date(Math.min(Date.parse(weekStartDate), now.getTime()))
    // Ticked off a day after the other, but never later than now.
    const doneAt = (index: number) =>
      new Date(Math.min(createdAt.getTime() + (index + 1) * day, now.getTime()))
    const tasks = [
      ...done.map((text, index) => ({ text, doneAt: doneAt(index) })),
      ...open.map((text) => ({ text, doneAt: null })),
    ]
    return {
      week: { weekStartDate, weekGoal: goal, createdAt, updatedAt: createdAt },
      tasks: tasks.map((task, position) => ({ ...task, position, createdAt })),
    }
  })
}
