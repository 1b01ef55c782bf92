import { calendarDates } from '@bearings/domain/calendar-dates'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isDateBetween, timestamps } from '../columns.ts'
import { users } from './users.ts'

const advisorId = () => deletedWith(() => users.id)

/** The days on which a colleague stands in for an advisor; `advisor_links` has the links that this makes. */
export const advisorCovers = pgTable(
  'advisor_covers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who is away. */
    advisorId: advisorId(),
    colleagueId: advisorId(),
    /** The first and the last day, in the time zone of who is away. */
    from: date().notNull(),
    until: date().notNull(),
    endedAt: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('advisor_covers_open_idx')
      .on(table.advisorId)
      .where(sql`${table.endedAt} is null`),
    index('advisor_covers_advisor_idx').on(table.advisorId),
    index('advisor_covers_colleague_idx').on(table.colleagueId),
    check('advisor_covers_from_check', isDateBetween(table.from, calendarDates)),
    check('advisor_covers_until_check', isDateBetween(table.until, calendarDates)),
    check('advisor_covers_days_check', sql`${table.until} >= ${table.from}`),
    check('advisor_covers_self_check', sql`${table.advisorId} <> ${table.colleagueId}`),
  ],
)
