import {
  bounds,
  type RequestStatus,
  requestStatuses,
  type Sharing,
  type Side,
  sides,
} from '@bearings/domain/advising/options'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, isOneOf, timestamps } from '../columns.ts'
import { users } from './users.ts'

/** An advisor's request to connect with a student, or a student's with an advisor. */
export const advisorRequests = pgTable(
  'advisor_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Absent while the address that a student asked does not belong to an advisor. */
    advisorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The address that a student wrote, in lower case; absent when the advisor asked. */
    advisorEmail: text(),
    studentId: deletedWith(() => users.id),
    sentBy: text().$type<Side>().notNull(),
    message: text(),
    status: text().$type<RequestStatus>().notNull().default('pending'),
    /** The parts the student chose to share when asking; absent when the advisor asked. */
    sharing: jsonb().$type<Sharing>(),
    /** The student's advisor who suggests this one. */
    introducedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Whether the one who suggests ends their own link by it. */
    takesOver: boolean().notNull().default(false),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('advisor_requests_pending_idx')
      .on(table.advisorId, table.studentId)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('advisor_requests_pending_email_idx')
      .on(table.studentId, table.advisorEmail)
      .where(sql`${table.status} = 'pending' and ${table.advisorEmail} is not null`),
    // Finds requests that wait for an address to become an advisor's.
    index('advisor_requests_waiting_idx')
      .on(table.advisorEmail)
      .where(sql`${table.advisorId} is null`),
    index('advisor_requests_advisor_idx').on(table.advisorId, table.createdAt, table.id),
    index('advisor_requests_student_idx').on(table.studentId, table.createdAt, table.id),
    index('advisor_requests_introduced_by_idx')
      .on(table.introducedById)
      .where(sql`${table.introducedById} is not null`),
    check('advisor_requests_status_check', isOneOf(table.status, requestStatuses)),
    check('advisor_requests_sent_by_check', isOneOf(table.sentBy, sides)),
    check('advisor_requests_self_check', sql`${table.advisorId} <> ${table.studentId}`),
    check(
      'advisor_requests_sharing_check',
      sql`(${table.sentBy} = 'student') = (${table.sharing} is not null)`,
    ),
    check(
      'advisor_requests_advisor_email_check',
      sql`(${table.sentBy} = 'student') = (${table.advisorEmail} is not null)`,
    ),
    check(
      'advisor_requests_advisor_id_check',
      sql`${table.advisorId} is not null or (${table.sentBy} = 'student' and ${table.status} in ('pending', 'withdrawn', 'expired'))`,
    ),
    check(
      'advisor_requests_message_check',
      sql`char_length(${table.message}) between 1 and ${sql.raw(String(bounds.message.max))}`,
    ),
  ],
)
