import { planLabels } from '@bearings/domain/colleges/rules'
import { isSummer, stepsIn } from '@bearings/domain/demo/rules'
import type { Persona } from '@bearings/domain/demo/schema'
import type { ListStatus } from '@bearings/domain/list/schema'
import { addDays, daysBetween, instantIn, todayIn } from '@bearings/domain/today'
import { currentWeek, weekAfter } from '@bearings/domain/weeks/rules'

/** Five past weeks, the current one, and the next one. */
const weeksFromNow = [-5, -4, -3, -2, -1, 0, 1]

/** Returns a persona's weeks as rows: the application steps that fall into each, and the tasks that recur. */
export function weeksOf(persona: Persona, timeZone: string, now: Date) {
  const today = todayIn(timeZone, now)
  const current = currentWeek(timeZone, now)
  return weeksFromNow.map((fromNow) => {
    const weekStartDate = weekAfter(current, fromNow)
    const startsAt = instantIn(timeZone, weekStartDate, '18:00')
    const createdAt = startsAt < now ? startsAt : now
    const steps = stepsOf(persona, weekStartDate, today)
    const habits = habitsOf(persona, weekStartDate).map((text, index) => ({
      text,
      date: isDone(fromNow, index) ? addDays(weekStartDate, index + 1) : null,
    }))
    const tasks = [...steps, ...habits].map(({ text, date }, position) => ({
      text,
      position,
      doneAt: date === null ? null : doneAt(instantIn(timeZone, date, '19:00'), now),
      createdAt,
    }))
    return {
      week: {
        weekStartDate,
        weekGoal: goalOf(persona, weekStartDate, today),
        createdAt,
        updatedAt: createdAt,
      },
      tasks,
    }
  })
}

/** Returns whether a recurring task is done: all but one last week, one this week, none next week. */
function isDone(fromNow: number, index: number): boolean {
  if (fromNow === -1) return index > 0
  return fromNow === 0 ? index === 0 : fromNow < 0
}

/** Returns when a task was checked off: on its day, but never later than now. */
function doneAt(instant: Date, now: Date): Date {
  return instant < now ? instant : now
}

const words: Record<ListStatus, (school: string) => string> = {
  'Not Started': (school) => `Read about ${school}`,
  'In Progress': (school) => `Begin the application to ${school}`,
  Submitted: (school) => `Submit ${school}`,
  Offered: (school) => `Read what ${school} offers`,
  Deferred: (school) => `Write to ${school} that I am still interested`,
  Waitlisted: (school) => `Take the place on the waitlist of ${school}`,
  Accepted: (school) => `Talk at home about the offer of ${school}`,
  Rejected: (school) => `Move ${school} to what is decided`,
  Committed: (school) => `Confirm my place at ${school}`,
  Withdrawn: (school) => `Tell ${school} that I withdraw`,
}

/** Returns the steps of the applications in this week. Those still to come have no date. */
function stepsOf({ schools }: Persona, monday: string, today: string) {
  return (
    schools
      .flatMap(({ name, course }) => stepsIn(course, today).map((step) => ({ ...step, name })))
      .filter(({ date }) => date >= monday && date < addDays(monday, 7))
      .toSorted((one, other) => one.date.localeCompare(other.date))
      // A college's answer that has not come is not something to plan.
      .filter(({ date, status }) => date <= today || isOwnStep(status))
      .map(({ date, status, plan, name }) => ({
        text: plan ? `Change ${name} to ${planLabels[plan]}` : words[status](name),
        date: date <= today ? date : null,
      }))
  )
}

/** Returns whether a step is taken by the student and not by the college. */
function isOwnStep(status: ListStatus): boolean {
  return status === 'In Progress' || status === 'Submitted'
}

function habitsOf({ weeks }: Persona, monday: string): string[] {
  const { habits } = isSummer(monday) ? weeks.summer : weeks
  const first = weekNumber(monday) * 3
  return [0, 1, 2].map((index) => habits[(first + index) % habits.length]!)
}

function goalOf({ schools, weeks }: Persona, monday: string, today: string): string {
  const { goals } = isSummer(monday) ? weeks.summer : weeks
  const sent = schools.filter(({ course }) =>
    stepsIn(course, today).some(
      ({ date, status }) => status === 'Submitted' && date >= monday && date < addDays(monday, 7),
    ),
  )
  if (sent.length > 1) return `Send off ${sent.length} applications`
  if (sent.length === 1) return `Send off ${sent[0]!.name}`
  return goals[weekNumber(monday) % goals.length]!
}

function weekNumber(monday: string): number {
  return Math.floor(daysBetween('1970-01-05', monday) / 7)
}
