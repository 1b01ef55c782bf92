import { type BroadcastKind, broadcastKinds } from '@bearings/domain/messages/broadcasts/options'
import { sides } from '@bearings/domain/messages/readers/options'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { deletedWith, instant, isOneOf, sealed } from '../columns.ts'
import { familyLinks } from './family.ts'
import { users } from './users.ts'

/** To the millisecond, as in the API, so that a page starts exactly where the previous one ended. */
const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** What a student and an advisor write to each other: one thread for two people. */
export const messageThreads = pgTable(
  'message_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: deletedWith(() => users.id),
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

/** A parent or guardian whom the student lets read a thread from an instant on. It ends with their connection. */
export const messageReaders = pgTable(
  'message_readers',
  {
    threadId: deletedWith(() => messageThreads.id),
    linkId: deletedWith(() => familyLinks.id),
    since: moment().notNull(),
    readAt: moment(),
    /** When a mail last told them of it, or will. */
    mailAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.linkId] }),
    index('message_readers_link_idx').on(table.linkId),
  ],
)

/** What an advisor wrote to many at once. Each student has a message that refers to it, so its text is stored once. */
export const messageBroadcasts = pgTable(
  'message_broadcasts',
  {
    /** Chosen by whoever sends it. */
    id: uuid().primaryKey(),
    /** Absent once the advisor's account is erased: students keep what was written to them. */
    advisorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<BroadcastKind>().notNull(),
    subject: sealed().notNull(),
    body: sealed().notNull(),
    students: integer().notNull(),
    /** From how many of them it was withdrawn at once. */
    withdrawn: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('message_broadcasts_advisor_idx').on(table.advisorId, table.createdAt),
    check('message_broadcasts_kind_check', isOneOf(table.kind, broadcastKinds)),
  ],
)

export type Side = (typeof sides)[number]

export const messages = pgTable(
  'messages',
  {
    /** Chosen by whoever sends it, so that the same message sent again is known. */
    id: uuid().primaryKey(),
    threadId: deletedWith(() => messageThreads.id),
    author: text().$type<Side>().notNull(),
    /** `null` for a message to many, and once it is withdrawn. */
    body: sealed(),
    broadcastId: uuid().references(() => messageBroadcasts.id),
    /** What is filled in for the student in a message to many, as JSON. */
    filling: sealed(),
    isUrgent: boolean().notNull(),
    /** When a mail tells of it, for a reader who wants mails. */
    mailAt: instant().notNull(),
    withdrawnAt: instant(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('messages_thread_idx').on(table.threadId, table.createdAt, table.id),
    check('messages_author_check', isOneOf(table.author, sides)),
    index('messages_broadcast_idx')
      .on(table.broadcastId)
      .where(sql`${table.broadcastId} is not null`),
    check(
      'messages_body_check',
      sql`(${table.body} is null) = (${table.withdrawnAt} is not null or ${table.broadcastId} is not null)`,
    ),
  ],
)
