import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Addresses of people who want to hear about the launch, each once. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('waitlist_email_idx').on(sql`lower(${table.email})`),
    index('waitlist_created_at_idx').on(table.createdAt, table.id),
  ],
)
