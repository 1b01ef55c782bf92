import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** A recurring job per row: when it is due next, and how its runs went. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  /** The job does not run before this. The process that takes a run moves it ahead. */
  dueAt: instant().notNull(),
  startedAt: instant(),
  finishedAt: instant(),
  /** How long the last run took. */
  milliseconds: integer(),
  runs: integer().notNull().default(0),
  /** The number of failed runs, and of failures since the last successful run. */
  failures: integer().notNull().default(0),
  failuresInARow: integer().notNull().default(0),
  lastFailureAt: instant(),
  /** The last error, in one line. */
  lastFailure: text(),
})
