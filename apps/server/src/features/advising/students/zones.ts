import { closingZones } from '@bearings/domain/deadlines/rules'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { texts } from '#database/sql.ts'

/** The current date in one time zone. */
export type Zone = { timeZone: string; today: string }

/** Returns the time zone in which this date of a student ends: the college's, or the student's own. */
export function endingZone(date: SQL, own: AnyColumn): SQL {
  const isElsewhere = sql`${date}.time_zone in (${texts(closingZones)})`
  return sql`case when ${isElsewhere} then ${date}.time_zone else ${own} end`
}

/** Returns the current date of each time zone, as a table. */
export function today(zones: readonly Zone[]): SQL {
  const rows = zones.map(({ timeZone, today: day }) => sql`(${timeZone}::text, ${day}::date)`)
  return sql`(values ${sql.join(rows, sql`, `)}) as zone (time_zone, today)`
}
