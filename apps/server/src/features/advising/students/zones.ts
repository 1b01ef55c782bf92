import { type SQL, sql } from 'drizzle-orm'

/** The current date in one time zone. */
export type Zone = { timeZone: string; today: string }

/** Returns the current date of each time zone, as a table. */
export function today(zones: readonly Zone[]): SQL {
  const rows = zones.map(({ timeZone, today: day }) => sql`(${timeZone}::text, ${day}::date)`)
  return sql`(values ${sql.join(rows, sql`, `)}) as zone (time_zone, today)`
}
