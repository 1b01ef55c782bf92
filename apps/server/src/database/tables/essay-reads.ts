import { dueDates } from '@bearings/domain/calendar-dates'
import { type AskState, askStates } from '@bearings/domain/essays/reads/options'
import { openStates } from '@bearings/domain/essays/reads/rules'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isDateBetween, isOneOf } from '../columns.ts'
import { sharedEssays } from './advising.ts'

/**
 * What an advisor was asked about an essay that is shared with them, or answered. It goes with the sharing; the link says
 * who the advisor is.
 */
export const essayReads = pgTable(
  'essay_reads',
  {
    linkId: uuid().notNull(),
    essayId: uuid().notNull(),
    /** While the student waits. */
    askedAt: instant(),
    /** The day by which the student wants it read, while they wait. */
    byOn: date({ mode: 'string' }),
    state: text().$type<AskState>().notNull(),
    /** When the state began. */
    at: instant().notNull(),
    /** The revision of the text that the advisor answered last. */
    readVersion: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.essayId] }),
    foreignKey({
      name: 'essay_reads_shared_fk',
      columns: [table.linkId, table.essayId],
      foreignColumns: [sharedEssays.linkId, sharedEssays.essayId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('essay_reads_asked_idx')
      .on(table.linkId, table.askedAt)
      .where(sql`${table.askedAt} is not null`),
    check('essay_reads_state_check', isOneOf(table.state, askStates)),
    check(
      'essay_reads_asked_check',
      sql`(${table.askedAt} is not null) = (${isOneOf(table.state, openStates)})`,
    ),
    check('essay_reads_by_on_check', isDateBetween(table.byOn, dueDates)),
  ],
)
