import { calendarDates } from '@bearings/domain/calendar-dates'
import {
  type Kind,
  kinds,
  type Sayer,
  sayers,
  type State,
  states,
} from '@bearings/domain/recommenders/options'
import { boolean, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, isDateBetween, isOneOf, sealed, timestamps } from '../columns.ts'
import { listEntries } from './list.ts'
import { users } from './users.ts'

/** A student's recommender. What the student writes about this person is encrypted. */
export const recommenders = pgTable(
  'recommenders',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    name: sealed().notNull(),
    kind: text().$type<Kind>().notNull(),
    knownFrom: sealed().notNull(),
    state: text().$type<State>().notNull(),
    askedOn: date({ mode: 'string' }),
    note: sealed().notNull(),
    thanked: boolean().notNull(),
    ...timestamps,
  },
  (table) => [
    index('recommenders_user_idx').on(table.userId, table.createdAt, table.id),
    check('recommenders_kind_check', isOneOf(table.kind, kinds)),
    check('recommenders_state_check', isOneOf(table.state, states)),
    check('recommenders_asked_on_check', isDateBetween(table.askedOn, calendarDates)),
  ],
)

/** A recommender's letter for a school on the list. It goes into the trash and back with its school. */
export const recommenderLetters = pgTable(
  'recommender_letters',
  {
    recommenderId: deletedWith(() => recommenders.id),
    entryId: deletedWith(() => listEntries.id),
    sentOn: date({ mode: 'string' }),
    /** Who said that it was sent; absent for what a student said before others could. */
    saidBy: text().$type<Sayer>(),
  },
  (table) => [
    primaryKey({ columns: [table.recommenderId, table.entryId] }),
    index('recommender_letters_entry_idx').on(table.entryId),
    check('recommender_letters_said_by_check', isOneOf(table.saidBy, sayers)),
    check('recommender_letters_sent_on_check', isDateBetween(table.sentOn, calendarDates)),
  ],
)
