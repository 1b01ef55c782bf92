import { calendarDates } from '@bearings/domain/calendar-dates'
import { Plan } from '@bearings/domain/colleges/schema'
import { overrideLabels } from '@bearings/domain/list/labels/options'
import { type DatedStatus, datedStatuses } from '@bearings/domain/list/options'
import { SaidOdds } from '@bearings/domain/list/record/schema'
import { check, date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, isDateBetween, isOneOf, timestamps } from '../columns.ts'
import { listEntries } from './list.ts'

/** The day on which an application came to a status. */
export const applicationDays = pgTable(
  'application_days',
  {
    entryId: deletedWith(() => listEntries.id),
    status: text().$type<DatedStatus>().notNull(),
    onDate: date({ mode: 'string' }).notNull(),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.status] }),
    check('application_days_status_check', isOneOf(table.status, datedStatuses)),
    check('application_days_on_date_check', isDateBetween(table.onDate, calendarDates)),
  ],
)

/**
 * What was said of the odds when an application was sent. It is written once; a row that was changed afterwards does not
 * match its signature, and counts as none.
 */
export const applicationEstimates = pgTable(
  'application_estimates',
  {
    entryId: deletedWith(() => listEntries.id).primaryKey(),
    unitid: integer().notNull(),
    plan: text().$type<Plan>(),
    madeOn: date({ mode: 'string' }).notNull(),
    method: text().notNull(),
    kind: text().$type<SaidOdds['kind']>().notNull(),
    label: text().$type<SaidOdds['label']>().notNull(),
    middle: doublePrecision().notNull(),
    low: doublePrecision().notNull(),
    high: doublePrecision().notNull(),
    signature: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('application_estimates_kind_check', isOneOf(table.kind, SaidOdds.shape.kind.options)),
    check('application_estimates_label_check', isOneOf(table.label, overrideLabels)),
    check('application_estimates_plan_check', isOneOf(table.plan, Plan.options)),
    check('application_estimates_made_on_check', isDateBetween(table.madeOn, calendarDates)),
    check('application_estimates_middle_check', isBetween(table.middle, 0, 1)),
    check('application_estimates_low_check', isBetween(table.low, 0, 1)),
    check('application_estimates_high_check', isBetween(table.high, 0, 1)),
  ],
)
