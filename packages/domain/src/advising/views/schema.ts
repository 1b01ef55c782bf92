import { z } from 'zod'
import { listOf } from '#endpoint.ts'
import { Text } from '#fields.ts'
import { applicationOrders } from '../applications/options.ts'
import { Criteria } from '../criteria/schema.ts'
import { limits, rosterOrders } from '../students/options.ts'
import { RosterFilter } from '../students/schema.ts'
import { applicationColumns, bounds, columnsOf, type RosterTable, studentColumns } from './options.ts'

/** What My Students shows, as in the URL of the page. */
export const ViewFilter = RosterFilter.pick({
  reason: true,
  group: true,
  graduationYear: true,
  direction: true,
})
  .extend({
    by: z.literal('application'),
    q: Text({ max: limits.filter }),
    order: z.enum(rosterOrders),
    sort: z.enum(applicationOrders),
    ask: Criteria,
  })
  .partial()
export type ViewFilter = z.infer<typeof ViewFilter>

/** Chosen columns in their order; none of them chooses the usual ones. */
const Chosen = z.array(z.enum([...new Set([...studentColumns, ...applicationColumns])])).max(20)

/** A filter of My Students with its columns, under a name that only the advisor reads. */
export const RosterView = z.object({
  id: z.uuid(),
  name: z.string(),
  filter: ViewFilter,
  columns: Chosen,
})
export type RosterView = z.infer<typeof RosterView>

export const NewRosterView = z.object({ name: Text(bounds.name), filter: ViewFilter, columns: Chosen })
export type NewRosterView = z.infer<typeof NewRosterView>

export const RosterViewChanges = NewRosterView.partial()
export type RosterViewChanges = z.infer<typeof RosterViewChanges>

const tables = Object.keys(columnsOf) as RosterTable[]

/** The columns of a table that is shown without a view. */
export const UsualColumns = z.object({ by: z.enum(tables), columns: Chosen })
export type UsualColumns = z.infer<typeof UsualColumns>

export const RosterViews = z.object({
  /** In the order in which they were saved. */
  views: z.array(RosterView),
  usual: z.object({ student: Chosen, application: Chosen }),
})
export type RosterViews = z.infer<typeof RosterViews>

/** The columns that an exported file has; without any, all of them. */
export const StudentColumns = { columns: listOf(z.enum(studentColumns)).optional() }
export const ApplicationColumns = { columns: listOf(z.enum(applicationColumns)).optional() }
