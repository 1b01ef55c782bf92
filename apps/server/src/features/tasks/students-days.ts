import type { Actor } from '@bearings/domain/actor'
import { todayIn } from '@bearings/domain/today'
import { type AnyColumn, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'

/** The current day in each time zone of the students whose tasks someone sees, as JSON. */
export type Days = string

type Reader = { db: Database; actor: Actor; now: () => Date }

/** A day ends where the student is, so an advisor's own day says nothing about a task that is due. */
export async function daysOf({ db, actor, now }: Reader): Promise<Days> {
  const at = now()
  const zones = actor.role === 'student' ? [actor] : await zonesOf(db, actor)
  return JSON.stringify(Object.fromEntries(zones.map(({ timeZone }) => [timeZone, todayIn(timeZone, at)])))
}

function zonesOf(db: Database, actor: Actor) {
  return db.selectDistinct({ timeZone: users.timeZone }).from(users).where(isAdvisedBy(actor, users.id))
}

/** Whether a task's due date has passed in this time zone, its student's. */
export function hasPassed(days: Days | Placeholder, timeZone: AnyColumn): SQL {
  return lt(tasks.dueOn, sql`(${days}::text::jsonb ->> ${timeZone})::date`)
}
