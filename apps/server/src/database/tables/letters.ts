import { calendarDates } from '@bearings/domain/calendar-dates'
import {
  type AskState,
  askStates,
  mostLetters,
  type WaiverChoice,
  waiverChoices,
} from '@bearings/domain/letters/options'
import { type Sayer, sayers } from '@bearings/domain/recommenders/options'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, isDateBetween, isOneOf, sealed, timestamps } from '../columns.ts'
import { recommenders } from './recommenders.ts'
import { users } from './users.ts'

/** What a student chose once for all letters. */
export const letterChoices = pgTable(
  'letter_choices',
  {
    userId: deletedWith(() => users.id).primaryKey(),
    /** Whether the student gives up the right to read the letters; absent until it was asked. */
    waiver: text().$type<WaiverChoice>(),
    waiverAt: instant(),
    /** The brag sheet as JSON. */
    bragSheet: sealed(),
    ...timestamps,
  },
  (table) => [check('letter_choices_waiver_check', isOneOf(table.waiver, waiverChoices))],
)

/** The address of a recommender who was asked by mail. They have no account; decision 140 says how long it stays. */
export const letterContacts = pgTable(
  'letter_contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: sealed().notNull(),
    /** Keyed, so that reading the table is not enough to test addresses. */
    emailHash: text().notNull(),
    /** How many letters they write at most. */
    most: integer(),
    reminders: boolean().notNull().default(true),
    /** When the latest mail was written to them; one leaves a day. */
    mailedAt: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('letter_contacts_email_idx').on(table.emailHash),
    check('letter_contacts_most_check', isBetween(table.most, mostLetters.min, mostLetters.max)),
  ],
)

/** A student's request to a recommender. Asking again replaces one that has ended. */
export const letterRequests = pgTable(
  'letter_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    recommenderId: deletedWith(() => recommenders.id),
    /** Absent if a link was handed over, and once the address is deleted. */
    contactId: uuid().references(() => letterContacts.id, { onDelete: 'set null' }),
    /** The note, the brag sheet and the activities as they were when the student asked, as JSON. */
    attached: sealed().notNull(),
    state: text().$type<AskState>().notNull(),
    wantedBy: date({ mode: 'string' }).notNull(),
    promisedOn: date({ mode: 'string' }),
    /** Why it was declined, for the counselor alone. */
    reason: sealed(),
    askedAt: instant().notNull(),
    openedAt: instant(),
    answeredAt: instant(),
    answeredBy: text().$type<Sayer>(),
    remindedAt: instant(),
    mailedAt: instant(),
    /** From when the recommender is to be told something by mail; absent if there is nothing. */
    tellAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('letter_requests_recommender_idx').on(table.recommenderId),
    index('letter_requests_contact_idx').on(table.contactId),
    index('letter_requests_tell_idx')
      .on(table.tellAt)
      .where(sql`${table.tellAt} is not null`),
    check('letter_requests_state_check', isOneOf(table.state, askStates)),
    check('letter_requests_answered_by_check', isOneOf(table.answeredBy, sayers)),
    check('letter_requests_wanted_by_check', isDateBetween(table.wantedBy, calendarDates)),
    check('letter_requests_promised_on_check', isDateBetween(table.promisedOn, calendarDates)),
  ],
)

/**
 * A recommender's link, mailed to an address or handed over by a student for one request. Its code is computed, as that of
 * an advisor's invite.
 */
export const letterLinks = pgTable(
  'letter_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: uuid().references(() => letterContacts.id, { onDelete: 'cascade' }),
    requestId: uuid().references(() => letterRequests.id, { onDelete: 'cascade' }),
    salt: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('letter_links_code_idx').on(table.codeHash),
    uniqueIndex('letter_links_contact_idx').on(table.contactId),
    uniqueIndex('letter_links_request_idx').on(table.requestId),
    check('letter_links_of_check', sql`num_nonnulls(${table.contactId}, ${table.requestId}) = 1`),
  ],
)
