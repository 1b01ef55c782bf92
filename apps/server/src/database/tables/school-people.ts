import { graduationYears } from '@bearings/domain/class-year'
import { type ImportKind, importKinds } from '@bearings/domain/school/imports/options'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, isOneOf, sealed, timestamps } from '../columns.ts'
import { users } from './users.ts'

/** Files of people that admins have imported. */
export const schoolImports = pgTable(
  'school_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Counts the imports, so that the latest is known whatever the clocks say. */
    number: integer().generatedAlwaysAsIdentity(),
    by: uuid().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    ended: integer().notNull(),
    undoneAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('school_imports_number_idx').on(table.number),
    index('school_imports_by_idx').on(table.by),
    check('school_imports_kind_check', isOneOf(table.kind, importKinds)),
  ],
)

/** The people of the school, by its own records: whom it expects, who has joined with an account, who has left. */
export const schoolPeople = pgTable(
  'school_people',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** By what the school's files know the person: `sis:` and a sourcedId, else `id:` and the student ID. */
    sourceKey: text().notNull(),
    kind: text().$type<'student' | 'staff'>().notNull(),
    givenName: sealed().notNull(),
    familyName: sealed().notNull(),
    schoolEmail: sealed(),
    /** Finds the person by their school address; as are all hashes here, with a key of the server. */
    emailHash: text(),
    studentId: text(),
    classYear: smallint(),
    counselorEmail: sealed(),
    counselorHash: text(),
    homeLanguage: sealed(),
    /** The account that has joined. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    leftAt: instant(),
    /** Whether the student, who has joined, has still to go over to the counselor whom a file names instead of another. */
    follows: boolean().notNull().default(false),
    /** What the code is computed from; it was made at `invitedAt`. */
    salt: text(),
    codeHash: text(),
    codeExpiresAt: instant(),
    invitedAt: instant(),
    /** When the latest invitation was mailed; one on paper is no mail. */
    mailedAt: instant(),
    /** The import that last changed the row, so that it can be undone; absent once someone has changed it since. */
    importId: uuid().references(() => schoolImports.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('school_people_source_key_idx').on(table.sourceKey),
    uniqueIndex('school_people_user_idx').on(table.userId),
    uniqueIndex('school_people_code_idx').on(table.codeHash),
    index('school_people_email_idx').on(table.emailHash),
    index('school_people_counselor_idx').on(table.counselorHash),
    index('school_people_order_idx').on(table.classYear, table.studentId, table.id),
    index('school_people_left_at_idx')
      .on(table.leftAt)
      .where(sql`${table.leftAt} is not null`),
    index('school_people_follows_idx')
      .on(table.id)
      .where(sql`${table.follows}`),
    index('school_people_import_idx').on(table.importId),
    check('school_people_kind_check', isOneOf(table.kind, ['student', 'staff'])),
    check('school_people_class_check', isBetween(table.classYear, graduationYears.min, graduationYears.max)),
  ],
)

/** What the latest import has changed, so that it can be undone. */
export const schoolImportChanges = pgTable(
  'school_import_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    importId: deletedWith(() => schoolImports.id),
    personId: deletedWith(() => schoolPeople.id),
    /** What stood there before, as JSON; absent for someone whom the import has added. */
    before: sealed(),
  },
  (table) => [
    index('school_import_changes_import_idx').on(table.importId),
    index('school_import_changes_person_idx').on(table.personId),
  ],
)
