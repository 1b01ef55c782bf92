import { sql } from 'drizzle-orm'
import { schools } from './tables/colleges.ts'
import { listEntries } from './tables/list.ts'

/** A list entry's school name: the catalog's, or the student's own if added by hand. Needs both tables. */
export const entrySchoolName = sql<string>`coalesce(${schools.name}, ${listEntries.name})`
