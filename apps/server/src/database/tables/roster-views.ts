import { columnsOf, type RosterTable } from '@bearings/domain/advising/views/options'
import type { RosterView, ViewFilter } from '@bearings/domain/advising/views/schema'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, isOneOf, sealed, timestamps } from '../columns.ts'
import { users } from './users.ts'

type Column = RosterView['columns'][number]

const advisorId = () => deletedWith(() => users.id)

/** An advisor's saved view of My Students, with a name that only the advisor can read. */
export const rosterViews = pgTable(
  'roster_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: advisorId(),
    name: sealed().notNull(),
    /** As in the URL of the page. */
    filter: jsonb().$type<ViewFilter>().notNull(),
    columns: text().array().$type<Column[]>().notNull(),
    position: integer().notNull(),
    ...timestamps,
  },
  (table) => [index('roster_views_advisor_idx').on(table.advisorId, table.position)],
)

/** The columns that an advisor sees in a table of My Students without a view. */
export const rosterColumns = pgTable(
  'roster_columns',
  {
    advisorId: advisorId(),
    by: text().$type<RosterTable>().notNull(),
    columns: text().array().$type<Column[]>().notNull(),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.advisorId, table.by] }),
    check('roster_columns_by_check', isOneOf(table.by, Object.keys(columnsOf))),
  ],
)
