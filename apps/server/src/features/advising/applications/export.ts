import { type Application, ApplicationsFilter } from '@bearings/domain/advising/applications/schema'
import type { ApplicationColumn } from '@bearings/domain/advising/views/options'
import { columnsIn } from '@bearings/domain/advising/views/rules'
import { ApplicationColumns } from '@bearings/domain/advising/views/schema'
import { planLabels } from '@bearings/domain/colleges/rules'
import { csvExport } from '#platform/documents/csv-exports.ts'
import { type Cells, cellsIn } from '../views/cells.ts'
import { everyApplication } from './service.ts'

/** Exports the applications within a filter. Parts that a student does not share are empty. */
export const applicationsExport = csvExport({
  path: '/advising/applications/export',
  access: ['advisor'],
  fileName: 'applications',
  query: ApplicationsFilter.extend(ApplicationColumns),
  rows: async function* (context, { columns, ...filter }) {
    for await (const application of everyApplication(context, filter)) yield rowOf(application, columns)
  },
})

function rowOf(
  { student, college, plan, deadline, status, checklist, letters, label }: Application,
  columns: readonly ApplicationColumn[] = [],
) {
  const cells: Record<ApplicationColumn, Cells> = {
    plan: { plan: plan && planLabels[plan] },
    deadline: { deadline },
    status: { status },
    checklist: {
      'checklist done': checklist.done,
      'checklist items': checklist.items,
      missing: checklist.missing.join('; '),
    },
    letters: {
      'letters outstanding': letters && letters.outstanding,
      'letters sent': letters && letters.sent,
    },
    label: { 'my label': label },
  }
  return {
    student: student.fullName,
    email: student.email,
    college,
    ...cellsIn(columnsIn('application', columns), cells),
  }
}
