import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, isOneOf, sealed } from '../columns.ts'
import { users } from './users.ts'

/** To the millisecond, as in the API, so that a page starts exactly where the previous one ended. */
const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** What a student and an advisor write to each other: one thread for two people. */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Absent once the advisor's account is erased: the student keeps what was written to them. */
    advisorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    lastAt: moment().notNull(),
    /** The last message that was for one person; by it an advisor's threads are ordered. `null` before the first. */
    talkedAt: moment(),
    /** The last message by each side that was not withdrawn, and what each has read. */
    fromStudentAt: moment(),
    fromAdvisorAt: moment(),
    studentReadAt: moment(),
    advisorReadAt: moment(),
    studentMuted: boolean().notNull().default(false),
    advisorMuted: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('message_threads_people_key').on(table.studentId, table.advisorId),
    index('message_threads_advisor_idx').on(table.advisorId, table.talkedAt, table.id),
  ],
)

/** The two sides of a thread. */
export const sides = ['student', 'advisor'] as const
export type Side = (typeof sides)[number]

export const messages = pgTable(
  'messages',
  {
    /** Chosen by whoever sends it, so that the same message sent again is known. */
    id: uuid().primaryKey(),
    threadId: uuid()
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    author: text().$type<Side>().notNull(),
    /** `null` once it is withdrawn. */
    body: sealed(),
    isUrgent: boolean().notNull(),
    /** When a mail tells of it, for a reader who wants mails. */
    mailAt: instant().notNull(),
    withdrawnAt: instant(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('messages_thread_idx').on(table.threadId, table.createdAt, table.id),
    check('messages_author_check', isOneOf(table.author, sides)),
    check('messages_body_check', sql`(${table.body} is null) = (${table.withdrawnAt} is not null)`),
  ],
)
