import { bounds as inviteBounds } from '@bearings/domain/advising/invites/options'
import {
  bounds,
  type Part,
  type RequestStatus,
  requestStatuses,
  type Sharing,
  type Side,
  sides,
  usualSharing,
  viewed,
  type Viewed,
} from '@bearings/domain/advising/options'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, isBetween, isOneOf, sealed, timestamps } from '../columns.ts'
import { essays } from './essays.ts'
import { users } from './users.ts'

const advisorId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const studentId = advisorId

/** An advisor's request to connect with a student, or a student's with an advisor. */
export const advisorRequests = pgTable(
  'advisor_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Absent while the address that a student asked does not belong to an advisor. */
    advisorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The address that a student wrote, in lower case; absent when the advisor asked. */
    advisorEmail: text(),
    studentId: studentId(),
    sentBy: text().$type<Side>().notNull(),
    message: text(),
    status: text().$type<RequestStatus>().notNull().default('pending'),
    /** The parts the student chose to share when asking; absent when the advisor asked. */
    sharing: jsonb().$type<Sharing>(),
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

/**
 * An advisor's open invite to everyone who has its code, such as a class. The code itself is computed; see
 * decision 91.
 */
export const advisorInvites = pgTable(
  'advisor_invites',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: advisorId(),
    name: text().notNull(),
    salt: text().notNull(),
    codeHash: text().notNull(),
    places: integer().notNull(),
    /**
     * No longer read, since links refer to their invite. Servers of the previous version still read it: drop
     * it in the next release.
     */
    joined: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('advisor_invites_code_idx').on(table.codeHash),
    index('advisor_invites_advisor_idx').on(table.advisorId, table.createdAt, table.id),
    index('advisor_invites_expires_idx').on(table.expiresAt),
    check(
      'advisor_invites_name_check',
      sql`char_length(${table.name}) between ${sql.raw(String(inviteBounds.name.min))} and ${sql.raw(String(inviteBounds.name.max))}`,
    ),
    check(
      'advisor_invites_places_check',
      isBetween(table.places, inviteBounds.places.min, inviteBounds.places.max),
    ),
    check('advisor_invites_joined_check', sql`${table.joined} between 0 and ${table.places}`),
  ],
)

const shares = (part: Part) => boolean().notNull().default(usualSharing[part])

/** A link that an advisor and a student agreed to, and what the student shares; nothing once it has ended. */
export const advisorLinks = pgTable(
  'advisor_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: advisorId(),
    studentId: studentId(),
    list: shares('list'),
    profile: shares('profile'),
    testScores: shares('testScores'),
    weeks: shares('weeks'),
    /** Off for links older than this part, whose students were never asked. New links set every part. */
    letters: boolean().notNull().default(false),
    aid: shares('aid'),
    sensitive: shares('sensitive'),
    /** The invite by which the student joined, until that invite is deleted. */
    inviteId: uuid().references(() => advisorInvites.id, { onDelete: 'set null' }),
    endedAt: instant(),
    ...timestamps,
  },
  (table) => [
    // A student has at most one advisor, even if two approve at the same time.
    uniqueIndex('advisor_links_student_idx')
      .on(table.studentId)
      .where(sql`${table.endedAt} is null`),
    index('advisor_links_advisor_idx')
      .on(table.advisorId, table.studentId)
      .where(sql`${table.endedAt} is null`),
    index('advisor_links_invite_idx').on(table.inviteId),
    index('advisor_links_ended_idx')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
)

/**
 * The name that an advisor had when their link with a student ended. It labels what the advisor left with the
 * student, for as long as both have an account; a link is deleted sooner.
 */
export const formerAdvisors = pgTable(
  'former_advisors',
  { studentId: studentId(), advisorId: advisorId(), name: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.studentId, table.advisorId] }),
    index('former_advisors_advisor_idx').on(table.advisorId),
  ],
)

const linkId = () =>
  uuid()
    .notNull()
    .references(() => advisorLinks.id, { onDelete: 'cascade' })

/** The essays that a student shows to the advisor of a link. */
export const sharedEssays = pgTable(
  'shared_essays',
  {
    linkId: linkId(),
    essayId: uuid()
      .notNull()
      .references(() => essays.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.essayId] }),
    index('shared_essays_essay_idx').on(table.essayId),
  ],
)

/** An advisor's views of a student's data: one row per hour, however often the data was viewed. */
export const advisorViews = pgTable(
  'advisor_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: studentId(),
    /** Absent once the advisor's account is erased: the student keeps the log. */
    advisorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    what: text().$type<Viewed>().notNull(),
    /** The id of the essay that was read, or of the student. */
    subjectId: uuid().notNull(),
    /** The hour of the views, so that reloading a page adds no row. */
    hour: instant().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [
    unique('advisor_views_key').on(table.studentId, table.advisorId, table.what, table.subjectId, table.hour),
    index('advisor_views_advisor_idx').on(table.advisorId),
    index('advisor_views_student_idx').on(table.studentId, table.lastAt, table.id),
    check('advisor_views_what_check', isOneOf(table.what, viewed)),
  ],
)

/** An advisor's private note on a student, which nobody else can read, including the student. */
export const advisorNotes = pgTable(
  'advisor_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    linkId: linkId(),
    content: sealed().notNull(),
    ...timestamps,
  },
  (table) => [index('advisor_notes_link_idx').on(table.linkId, table.createdAt)],
)

/** A group of an advisor's students with a name that only the advisor can read. */
export const advisorGroups = pgTable(
  'advisor_groups',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: advisorId(),
    name: sealed().notNull(),
    ...timestamps,
  },
  (table) => [index('advisor_groups_advisor_idx').on(table.advisorId)],
)

/** The students in a group. Membership refers to the link and ends with it. */
export const advisorGroupStudents = pgTable(
  'advisor_group_students',
  {
    groupId: uuid()
      .notNull()
      .references(() => advisorGroups.id, { onDelete: 'cascade' }),
    linkId: linkId(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.linkId] }),
    index('advisor_group_students_link_idx').on(table.linkId),
  ],
)
