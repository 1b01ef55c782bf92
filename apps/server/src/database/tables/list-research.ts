import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { deletedWith, timestamps } from '../columns.ts'
import { listEntries } from './list.ts'

/** A student's note on a school on the list. It goes into the trash and back with its school. */
export const researchNotes = pgTable('research_notes', {
  entryId: deletedWith(() => listEntries.id).primaryKey(),
  content: jsonb().$type<{ type: 'doc'; content: { type: string; [key: string]: unknown }[] }>().notNull(),
  revision: integer().notNull(),
  ...timestamps,
})
