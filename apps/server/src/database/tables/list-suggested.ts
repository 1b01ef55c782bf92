import { sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, sealed } from '../columns.ts'
import { schools } from './colleges.ts'
import { users } from './users.ts'

const person = () => deletedWith(() => users.id)

/** A college that an advisor suggested to a student. Whether it was added is seen from the list. */
export const suggestedSchools = pgTable(
  'suggested_schools',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: person(),
    advisorId: person(),
    schoolId: deletedWith(() => schools.id),
    reason: sealed().notNull(),
    /** Shared by what was suggested together. */
    batchId: uuid().notNull(),
    declinedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('suggested_schools_open_idx')
      .on(table.studentId, table.schoolId, table.advisorId)
      .where(sql`${table.declinedAt} is null`),
    index('suggested_schools_advisor_idx').on(table.advisorId, table.studentId, table.createdAt),
    index('suggested_schools_school_idx').on(table.schoolId),
    index('suggested_schools_batch_idx').on(table.batchId),
  ],
)
