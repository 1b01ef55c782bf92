import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../columns.ts'
import { listEntries } from './list.ts'

/** A student's note on a school on the list. It goes into the trash and back with its school. */
export const researchNotes = pgTable('research_notes', {
  entryId: uuid()
    .primaryKey()
    .references(() => listEntries.id, { onDelete: 'cascade' }),
  content: jsonb().$type<{ type: 'doc'; content: { type: string; [key: string]: unknown }[] }>().notNull(),
  revision: integer().notNull(),
  ...timestamps,
})
