import { Role } from '@bearings/domain/actor'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, isOneOf, timestamps } from '../columns.ts'

/** A throw-away sandbox: its people see each other and nobody else, and go with it. */
export const demos = pgTable('demos', {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
})

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case. */
    email: text().notNull(),
    emailConfirmedAt: instant(),
    /** Argon2id; absent for members of a demo, who cannot sign in. */
    passwordHash: text(),
    newEmail: text(),
    role: text().$type<Role>().notNull(),
    fullName: text().notNull(),
    studentId: text(),
    timeZone: text().notNull().default('America/New_York'),
    /** Whether advisors may find this student by student ID. */
    discoverable: boolean().notNull().default(true),
    /** When an administrator let this advisor search and ask; it counts only where that is required. */
    advisorApprovedAt: instant(),
    appMetadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    userMetadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    bannedUntil: instant(),
    /** The account is erased when this has passed; until then its owner may change their mind. */
    eraseAfter: instant(),
    /** Set when an administrator deleted the account but kept its row; nothing in it tells of the person. */
    deletedAt: instant(),
    demoId: uuid().references(() => demos.id, { onDelete: 'cascade' }),
    confirmationSentAt: instant(),
    recoverySentAt: instant(),
    emailChangeSentAt: instant(),
    invitedAt: instant(),
    lastSignInAt: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('users_email_idx').on(sql`lower(${table.email})`),
    index('users_demo_id_idx').on(table.demoId),
    index('users_search_idx').using(
      'gin',
      sql`(lower(${table.fullName}) || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    // By its beginning, in its own order; and by each one, two and three characters that stand together in it.
    index('users_student_id_start_idx')
      .on(sql`(lower(${table.studentId}) collate "C")`)
      .where(sql`${table.role} = 'student' and ${table.studentId} is not null`),
    index('users_student_id_grams_idx')
      .using('gin', sql`student_id_grams(lower(${table.studentId}))`)
      .with({ fastupdate: false })
      .where(sql`${table.role} = 'student' and ${table.studentId} is not null`),
    index('users_erase_after_idx')
      .on(table.eraseAfter)
      .where(sql`${table.eraseAfter} is not null`),
    check('users_role_check', isOneOf(table.role, Role.options)),
  ],
)
