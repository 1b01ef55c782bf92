import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Work that comes back, one row each: when it is due again, and how it went. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  /** Not before this; a process that takes a job moves it ahead. */
  dueAt: instant().notNull(),
  startedAt: instant(),
  finishedAt: instant(),
  /** How long the last run took. */
  milliseconds: integer(),
  runs: integer().notNull().default(0),
  /** Runs that failed, in all, and one after the other since the last that did not. */
  failures: integer().notNull().default(0),
  failuresInARow: integer().notNull().default(0),
  lastFailureAt: instant(),
  /** The last error, in one line. */
  lastFailure: text(),
})
