import { userColumns } from '@bearings/auth/store/user-table'
import { type ColorScheme, colorSchemes, usualTimeZone } from '@bearings/domain/accounts/options'
import { type FirstQuestion, firstQuestions } from '@bearings/domain/accounts/options'
import { Role } from '@bearings/domain/actor'
import { graduationYears } from '@bearings/domain/class-year'
import { type Language, languages } from '@bearings/domain/language/options'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { areOf, instant, isBetween, isOneOf } from '../columns.ts'

/** A temporary sandbox: its people see only each other and are deleted with it. */
export const demos = pgTable('demos', {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
})

/** People with an account: the columns for sign-in, and the product's own. */
export const users = pgTable(
  'users',
  {
    ...userColumns(),
    role: text().$type<Role>().notNull(),
    fullName: text().notNull(),
    studentId: text(),
    timeZone: text().notNull().default(usualTimeZone),
    /** As in `Actor`. */
    graduationYear: smallint(),
    /** Whether advisors may find this student by student ID. */
    discoverable: boolean().notNull().default(true),
    /** Whether this student's answers count when estimates are compared with what came. */
    checksEstimates: boolean().notNull().default(true),
    /** As in `Me`. */
    colorScheme: text().$type<ColorScheme>(),
    /** As in `Me`. */
    language: text().$type<Language>(),
    /** As in `Me`. */
    skippedQuestions: text()
      .array()
      .$type<FirstQuestion[]>()
      .notNull()
      .default(sql`'{}'`),
    /** When an administrator approved this advisor; relevant only if approval is required. */
    advisorApprovedAt: instant(),
    /** The account is erased when this has passed; until then its owner may change their mind. */
    eraseAfter: instant(),
    demoId: uuid().references(() => demos.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('users_email_idx').on(sql`lower(${table.email})`),
    index('users_demo_id_idx').on(table.demoId),
    // For the page People of admins, with and without a role filter; read backwards, newest first.
    index('users_people_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.demoId} is null and ${table.deletedAt} is null`),
    index('users_people_role_idx')
      .on(table.role, table.createdAt, table.id)
      .where(sql`${table.demoId} is null and ${table.deletedAt} is null`),
    // As `orders` of the page People compares them.
    index('users_people_name_idx')
      .on(sql`lower(${table.fullName})`, table.id)
      .where(sql`${table.demoId} is null and ${table.deletedAt} is null`),
    index('users_people_class_idx')
      .on(sql`coalesce(${table.graduationYear}, 32767::smallint)`, table.id)
      .where(sql`${table.demoId} is null and ${table.deletedAt} is null`),
    index('users_people_sign_in_idx')
      .on(sql`coalesce(${table.lastSignInAt}, '-infinity'::timestamptz)`, table.id)
      .where(sql`${table.demoId} is null and ${table.deletedAt} is null`),
    index('users_unconfirmed_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.emailConfirmedAt} is null`),
    // Partial indexes for the few people an admin looks for: those waiting for approval, and those who are
    // disabled.
    index('users_waiting_idx')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.role} = 'advisor' and ${table.advisorApprovedAt} is null and ${table.emailConfirmedAt} is not null`,
      ),
    index('users_disabled_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.bannedUntil} is not null`),
    index('users_search_idx').using(
      'gin',
      sql`(lower(${table.fullName}) || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    // By prefix, in byte order, and by every run of one, two and three characters in the student ID.
    index('users_student_id_start_idx')
      .on(sql`(lower(${table.studentId}) collate "C")`)
      .where(sql`${table.role} = 'student' and ${table.studentId} is not null`),
    index('users_student_id_grams_idx')
      .using('gin', sql`student_id_grams(lower(${table.studentId}))`)
      .with({ fastupdate: false })
      .where(sql`${table.role} = 'student' and ${table.studentId} is not null`),
    index('users_student_time_zone_idx')
      .on(table.timeZone)
      .where(sql`${table.role} = 'student'`),
    index('users_erase_after_idx')
      .on(table.eraseAfter)
      .where(sql`${table.eraseAfter} is not null`),
    check('users_role_check', isOneOf(table.role, Role.options)),
    check('users_color_scheme_check', isOneOf(table.colorScheme, colorSchemes)),
    check('users_language_check', isOneOf(table.language, languages)),
    check('users_skipped_questions_check', areOf(table.skippedQuestions, firstQuestions)),
    check(
      'users_graduation_year_check',
      isBetween(table.graduationYear, graduationYears.min, graduationYears.max),
    ),
  ],
)
