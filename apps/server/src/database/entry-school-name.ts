import { sql } from 'drizzle-orm'
import { listEntries } from './tables/schools-list.ts'
import { schools } from './tables/schools.ts'

/** The name of an entry's school: the catalog's, or the student's own for one added by hand. Needs both tables. */
export const entrySchoolName = sql<string>`coalesce(${schools.name}, ${listEntries.name})`
