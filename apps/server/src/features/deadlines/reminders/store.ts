import { reminderDays, type ReminderDays } from '@bearings/domain/deadlines/options'
import type { Pass } from '@bearings/domain/deadlines/reminders'
import { addDays } from '@bearings/domain/today'
import { type AnyColumn, and, asc, eq, lt, not, notExists, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { rowsOf } from '#database/sql.ts'
import { reminderPasses, reminders, reminderSettings } from '#database/tables/deadlines.ts'
import { users } from '#database/tables/users.ts'
import { ownDates } from '../own-dates.ts'

/** The current date and time in one time zone. */
export type Zone = { timeZone: string; today: string; reminderDay: string }
export type Reminder = typeof reminders.$inferInsert

/** Returns the students' time zones, with one index step per time zone. */
export async function timeZones(db: Database): Promise<string[]> {
  const next = (beyond: SQL) =>
    sql`(select min(${users.timeZone}) from ${users} where ${users.role} = 'student' ${beyond})`
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`
    with recursive zone (name) as (
      select ${next(sql``)}
      union all
      select ${next(sql`and ${users.timeZone} > zone.name`)} from zone where zone.name is not null
    )
    select name from zone where name is not null`,
  )
  return rows.map(({ name }) => name)
}

export function passes(db: Database): Promise<Pass[]> {
  return db.select().from(reminderPasses)
}

/** Records that the students in these zones have had every reminder that was due when the pass began. */
export async function notePass(db: Database, zones: readonly Zone[], beganAt: Date): Promise<void> {
  await db
    .insert(reminderPasses)
    .values(zones.map(({ timeZone, reminderDay }) => ({ timeZone, reminderDay, beganAt })))
    .onConflictDoUpdate({
      target: reminderPasses.timeZone,
      set: { reminderDay: sql`excluded.reminder_day`, beganAt: sql`excluded.began_at` },
    })
}

/**
 * Returns the students with a reminder due that has not been claimed. Joins without nested loops: shortly after
 * a school has brought a class, the planner takes the students for few and would go through all dates for each.
 */
export function studentsDue(db: Database, zones: readonly Zone[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_nestloop = off`)
    return readStudentsDue(tx, zones)
  })
}

async function readStudentsDue(db: Database, zones: readonly Zone[]): Promise<string[]> {
  const dates = openDates(db, () => sql`true`, isNear(zones, sql`dates.date`)).as('due')
  const zone = sql`(values ${sql.join(zones.map(asRow), sql`, `)}) as zone (time_zone, today, reminder_day)`
  const daysLeft = sql`(due.date - zone.reminder_day)`
  // Written out, because Drizzle does not qualify the columns of a union.
  const hadItsTurn = db
    .select({ one: sql`1` })
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, sql`due.user_id`),
        eq(reminders.source, sql`due.source`),
        eq(reminders.subjectId, sql`due.id`),
        eq(reminders.date, sql`due.date`),
        eq(reminders.days, stepFor(daysLeft)),
      ),
    )
  const rows = await db
    .selectDistinct({ userId: users.id })
    .from(dates)
    .innerJoin(users, and(eq(users.id, sql`due.user_id`), eq(users.role, 'student')))
    .innerJoin(zone, sql`zone.time_zone = ${users.timeZone}`)
    .where(and(sql`due.date >= zone.today`, sql`${daysLeft} <= ${earliest}`, notExists(hadItsTurn)))
  return rows.map(({ userId }) => userId).sort()
}

/** Locks, until the transaction ends, those of these students whom no other process is handling. */
export function lockStudents(tx: Database, ids: readonly string[], now: Date) {
  return tx
    .select({
      userId: users.id,
      email: users.email,
      timeZone: users.timeZone,
      createdAt: users.createdAt,
      mailedOn: reminderSettings.mailedOn,
    })
    .from(users)
    .leftJoin(reminderSettings, eq(reminderSettings.userId, users.id))
    .where(and(isAmong(users.id, ids), isInUse(now)))
    .orderBy(asc(users.id))
    .for('no key update', { of: users, skipLocked: true })
}

/** Selects the open dates of these students that may be due in one of these zones, the nearest first. */
export function datesNear(tx: Database, zones: readonly Zone[], ids: readonly string[]) {
  // Makes the planner read by student: by date, it would go through every student's dates again for each
  // portion. The subselect hides how many ids there are, and the sum is in no index. For the same reason
  // nothing is joined here.
  const some = sql`(select ${`{${ids.join(',')}}`}::uuid[])::uuid[]`
  const dates = openDates(tx, (owner) => sql`${owner} = any(${some})`, isNear(zones, sql`(dates.date + 0)`))
  return dates.orderBy(sql`dates.date`, sql`dates.title`, sql`dates.id`)
}

/** Claims these reminders, and returns those not claimed before. All rows go in one parameter. */
export async function claim(tx: Database, rows: readonly Reminder[]): Promise<ClaimedReminder[]> {
  return rowsOf<ClaimedReminder>(
    tx,
    sql`
    insert into ${reminders} (user_id, source, subject_id, date, days)
    select due."userId", due.source, due."subjectId", due.date, due.days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as due (
      "userId" uuid, source text, "subjectId" uuid, date date, days smallint
    )
    on conflict do nothing
    returning source, subject_id as "subjectId"`,
  )
}

export type ClaimedReminder = Pick<Reminder, 'source' | 'subjectId'>

/** Records the local date on which these students got their morning mail. */
export async function noteMailed(tx: Database, userIds: readonly string[], day: string): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .insert(reminderSettings)
    .values(userIds.map((userId) => ({ userId, mailedOn: day })))
    .onConflictDoUpdate({ target: reminderSettings.userId, set: { mailedOn: day } })
}

/** Deletes the claims of reminders for dates before this day. */
export async function removeBefore(tx: Database, day: string): Promise<void> {
  await tx.delete(reminders).where(lt(reminders.date, day))
}

function openDates(db: Database, of: (owner: AnyColumn) => SQL, near: SQL) {
  const dates = ownDates(db, of).as('dates')
  return db
    .select()
    .from(dates)
    .where(and(not(dates.done), near))
}

/** Returns a condition that every date meets that may be due in any of these time zones. */
function isNear(zones: readonly Zone[], date: SQL): SQL {
  const days = zones.flatMap(({ today, reminderDay }) => [today, addDays(reminderDay, earliest)]).sort()
  return sql`${date} between ${days[0]!}::date and ${days.at(-1)!}::date`
}

const earliest = Math.max(...reminderDays)

function asRow({ timeZone, today, reminderDay }: Zone): SQL {
  return sql`(${timeZone}::text, ${today}::date, ${reminderDay}::date)`
}

/** Returns the domain's `dueReminder` in SQL: the last reminder whose day has come. */
function stepFor(daysLeft: SQL): SQL<ReminderDays> {
  const ascending = reminderDays.toReversed()
  const cases = ascending.map((days) => sql`when ${daysLeft} <= ${sql.raw(`${days} then ${days}`)}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}
