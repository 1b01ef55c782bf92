import {
  linkKinds,
  type LinkKind,
  type Part,
  usualSharing,
  viewed,
  type Viewed,
} from '@bearings/domain/advising/options'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { deletedWith, instant, isOneOf, sealed, timestamps } from '../columns.ts'
import { advisorInvites } from './advising-invites.ts'
import { essays } from './essays.ts'
import { users } from './users.ts'

const advisorId = () => deletedWith(() => users.id)
const studentId = advisorId

const shares = (part: Part) => boolean().notNull().default(usualSharing[part])

/**
 * A link that an advisor and a student agreed to, or that their school assigned, and what the student shares;
 * nothing once it has ended.
 */
export const advisorLinks = pgTable(
  'advisor_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: advisorId(),
    studentId: studentId(),
    kind: text().$type<LinkKind>().notNull().default('personal'),
    /** What the advisor is to the student, in words for the student. */
    title: text(),
    /** The one school link that a student's questions go to first. */
    isPrimary: boolean().notNull().default(false),
    /** The link of a colleague who is away. This one has the same choices, and ends with that one. */
    coversLinkId: uuid().references((): AnyPgColumn => advisorLinks.id, { onDelete: 'cascade' }),
    /** The last day of a link that ends by itself. */
    until: date(),
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
    index('advisor_links_student_idx')
      .on(table.studentId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('advisor_links_pair_idx')
      .on(table.advisorId, table.studentId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('advisor_links_primary_idx')
      .on(table.studentId)
      .where(sql`${table.endedAt} is null and ${table.isPrimary} and ${table.kind} = 'school'`),
    // Of links that have ended, too: their messages stay readable for a while.
    index('advisor_links_people_idx').on(table.studentId, table.advisorId),
    index('advisor_links_covers_idx')
      .on(table.coversLinkId)
      .where(sql`${table.coversLinkId} is not null`),
    index('advisor_links_invite_idx').on(table.inviteId),
    index('advisor_links_ended_idx')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
    check('advisor_links_kind_check', isOneOf(table.kind, linkKinds)),
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

const linkId = () => deletedWith(() => advisorLinks.id)

/** The essays that a student shows to the advisor of a link. */
export const sharedEssays = pgTable(
  'shared_essays',
  {
    linkId: linkId(),
    essayId: deletedWith(() => essays.id),
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
    /** The colleague for whom the advisor stood in. */
    coversId: uuid().references(() => users.id, { onDelete: 'set null' }),
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
    index('advisor_views_covers_idx')
      .on(table.coversId)
      .where(sql`${table.coversId} is not null`),
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
    /** Whether it goes to whoever takes the student over for the school, and becomes the school's record. */
    goesAlong: boolean().notNull().default(false),
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
    groupId: deletedWith(() => advisorGroups.id),
    linkId: linkId(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.linkId] }),
    index('advisor_group_students_link_idx').on(table.linkId),
  ],
)
