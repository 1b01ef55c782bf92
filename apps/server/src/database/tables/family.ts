import { type FamilyPart, type Relation, relations, usualParts } from '@bearings/domain/family/options'
import { type Language, languages } from '@bearings/domain/language/options'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isOneOf, sealed, timestamps } from '../columns.ts'
import { users } from './users.ts'

const person = () => deletedWith(() => users.id)

const shares = (part: FamilyPart) => boolean().notNull().default(usualParts[part])

const parts = () => ({
  deadlines: shares('deadlines'),
  list: shares('list'),
  money: shares('money'),
  letters: shares('letters'),
  essays: shares('essays'),
})

const relation = () => text().$type<Relation>().notNull()

/** A student's invitation of a parent or guardian, gone once it is accepted, taken back, or expired. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: person(),
    name: sealed().notNull(),
    email: sealed(),
    /** The language of the mail, which the student has chosen for them. */
    language: text().$type<Language>().notNull().default('en'),
    relation: relation(),
    ...parts(),
    /** What the code is computed from, and what finds the invitation by it, as for advisors' invites. */
    salt: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('family_invitations_student_idx').on(table.studentId),
    uniqueIndex('family_invitations_code_idx').on(table.codeHash),
    index('family_invitations_expires_idx').on(table.expiresAt),
    check('family_invitations_relation_check', isOneOf(table.relation, relations)),
    check('family_invitations_language_check', isOneOf(table.language, languages)),
  ],
)

/** Who sees what of a student as their parent or guardian. A link that ends is deleted. */
export const familyLinks = pgTable(
  'family_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    guardianId: person(),
    studentId: person(),
    relation: relation(),
    ...parts(),
    /** While set, the guardian sees nothing. */
    pausedAt: instant(),
    /** The Monday of the week whose mail the guardian was sent last. */
    mailedFor: date(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('family_links_pair_idx').on(table.guardianId, table.studentId),
    index('family_links_student_idx').on(table.studentId),
    check('family_links_relation_check', isOneOf(table.relation, relations)),
  ],
)

/** What a guardian filled in for the family, which only they read. */
export const familyAnswers = pgTable(
  'family_answers',
  {
    linkId: deletedWith(() => familyLinks.id).primaryKey(),
    /** Whole dollars a year, as text. */
    budget: sealed(),
    state: text(),
    /** The calculator's answers as JSON. */
    answers: sealed(),
    /** Whether the student sees the budget. */
    showsBudget: boolean().notNull().default(false),
    ...timestamps,
  },
  (table) => [check('family_answers_state_check', sql`${table.state} ~ '^[A-Z]{2}$'`)],
)
