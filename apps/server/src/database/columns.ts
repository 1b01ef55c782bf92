import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

/** An instant, stored in UTC. */
export const instant = () => timestamp({ withTimezone: true })

export const timestamps = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
}

/** A CHECK built from the domain's own list, so the database refuses what the schema refuses. */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

/** A CHECK for a number the domain bounds; an absent value passes. */
export function isBetween(column: AnyColumn, least: number, most: number): SQL {
  return sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`
}
