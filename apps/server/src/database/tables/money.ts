import { dueDates } from '@bearings/domain/calendar-dates'
import type { CountryCode } from '@bearings/domain/countries'
import type { AidAnswer } from '@bearings/domain/matching/options'
import type { Criterion } from '@bearings/domain/money/criteria'
import {
  aidSteps,
  type AidStep,
  bounds,
  type ScholarshipKind,
  scholarshipKinds,
  type ScholarshipStatus,
  scholarshipStatuses,
} from '@bearings/domain/money/options'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { deletedWith, instant, isDateBetween, isOneOf, sealed, timestamps } from '../columns.ts'
import { listEntries } from './list.ts'
import { users } from './users.ts'

const ofStudent = () => uuid().references(() => users.id, { onDelete: 'cascade' })

/**
 * What a student entered about their family's finances, one row per student; encrypted, except for their home
 * state or country.
 */
export const finances = pgTable(
  'finances',
  {
    userId: ofStudent().primaryKey(),
    /** What the family can pay per year, in whole dollars as text. */
    budget: sealed(),
    state: text(),
    /** ISO 3166 code of a country other than the United States. */
    country: text().$type<CountryCode>(),
    asksForAid: sealed<AidAnswer>(),
    /** The calculator's answers as JSON, when the student has asked to keep them. */
    answers: sealed(),
    ...timestamps,
  },
  (table) => [
    check('finances_state_check', sql`${table.state} ~ '^[A-Z]{2}$'`),
    check(
      'finances_country_check',
      sql`${table.country} is null or (${table.country} ~ '^[A-Z]{2}$' and ${table.state} is null)`,
    ),
  ],
)

/** The aid letter of a school on a list. It goes into the trash and back with its school. */
export const aidOffers = pgTable(
  'aid_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofStudent().notNull(),
    entryId: deletedWith(() => listEntries.id),
    /** Costs and awards as JSON. */
    terms: sealed().notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('aid_offers_entry_idx').on(table.entryId),
    index('aid_offers_user_idx').on(table.userId),
  ],
)

/** The steps of applying for financial aid that a student has completed. */
export const doneAidSteps = pgTable(
  'done_aid_steps',
  {
    userId: ofStudent().notNull(),
    awardYear: text().notNull(),
    step: text().$type<AidStep>().notNull(),
    doneAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.awardYear, table.step] }),
    check('done_aid_steps_step_check', isOneOf(table.step, aidSteps)),
  ],
)

/** Scholarships from the data files or an admin's import, and those only the student who added them sees. */
export const scholarships = pgTable(
  'scholarships',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The student who added it for themselves, or the advisor for theirs; absent if everyone sees it. */
    ownerId: ofStudent(),
    /** The key in the data file, so that a newer file can update the row. */
    key: text(),
    kind: text().$type<ScholarshipKind>().notNull().default('scholarship'),
    name: text().notNull(),
    sponsor: text(),
    url: text(),
    amount: text(),
    eligibility: text(),
    criteria: jsonb().$type<Criterion[]>().notNull().default([]),
    /** How one applies, if not by its page. */
    applyWith: text(),
    opensOn: date({ mode: 'string' }),
    /** The day as published, of whichever year. */
    deadline: date({ mode: 'string' }),
    /** The days of earlier years, `MM-DD`. */
    usualOpening: text(),
    usualDeadline: text(),
    /** What stands in place of a date. */
    deadlineNote: text(),
    /** What it takes to get it again in the next years. */
    renewal: text(),
    /** The day on which its page was read for the data file. */
    readOn: date({ mode: 'string' }),
    /** The day an admin verified it, and the source. */
    verifiedOn: date({ mode: 'string' }),
    verifiedSource: text(),
    asksForMoney: boolean().notNull().default(false),
    /** Whether the application asks for a Social Security number. */
    asksForNumber: boolean().notNull().default(false),
    /**
     * The import that last changed it, so that the import can be undone; absent once someone has changed it
     * since.
     */
    importId: uuid(),
    archivedAt: instant(),
    /** When an admin last changed it; from then on, newer data files do not update it. */
    editedAt: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('scholarships_key_idx').on(table.key),
    index('scholarships_owner_idx').on(table.ownerId),
    index('scholarships_import_idx')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
    check(
      'scholarships_name_check',
      sql`char_length(${table.name}) between 1 and ${sql.raw(String(bounds.scholarshipName.max))}`,
    ),
    check('scholarships_kind_check', isOneOf(table.kind, scholarshipKinds)),
    check('scholarships_deadline_check', isDateBetween(table.deadline, dueDates)),
    check('scholarships_opens_on_check', isDateBetween(table.opensOn, dueDates)),
    check('scholarships_usual_opening_check', sql`${table.usualOpening} ~ '^[01][0-9]-[0-3][0-9]$'`),
    check('scholarships_usual_deadline_check', sql`${table.usualDeadline} ~ '^[01][0-9]-[0-3][0-9]$'`),
    check(
      'scholarships_verified_check',
      sql`(${table.verifiedOn} is null) = (${table.verifiedSource} is null)`,
    ),
    check('scholarships_owner_check', sql`${table.ownerId} is null or ${table.key} is null`),
  ],
)

export const scholarshipImports = pgTable('scholarship_imports', {
  id: uuid().primaryKey().defaultRandom(),
  added: integer().notNull(),
  changed: integer().notNull(),
  /** The rows that the import changed, as they were before, so that it can be undone. */
  before: jsonb().$type<Record<string, unknown>[]>().notNull(),
  undoneAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})

export const savedScholarships = pgTable(
  'saved_scholarships',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofStudent().notNull(),
    scholarshipId: deletedWith(() => scholarships.id),
    status: text().$type<ScholarshipStatus>().notNull(),
    deadline: date({ mode: 'string' }),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('saved_scholarships_key').on(table.userId, table.scholarshipId),
    index('saved_scholarships_scholarship_idx').on(table.scholarshipId),
    index('saved_scholarships_deadline_idx')
      .on(table.deadline)
      .where(sql`${table.deadline} is not null`),
    check('saved_scholarships_status_check', isOneOf(table.status, scholarshipStatuses)),
    check('saved_scholarships_deadline_check', isDateBetween(table.deadline, dueDates)),
  ],
)
