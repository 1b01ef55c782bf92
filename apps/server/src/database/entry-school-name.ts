import { sql } from 'drizzle-orm'
import { listEntries } from './tables/schools-list.ts'
import { schools } from './tables/schools.ts'

/** A list entry's school name: the catalog's, or the student's own if added by hand. Needs both tables. */
export const entrySchoolName = sql<string>`coalesce(${schools.name}, ${listEntries.name})`
