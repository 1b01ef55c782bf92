import { ApplicationsFilter } from '@bearings/domain/advising/applications/schema'
import { planLabels } from '@bearings/domain/colleges/rules'
import { csvExport } from '#platform/documents/csv-exports.ts'
import { everyApplication } from './service.ts'

/** Exports the applications within a filter. Parts that a student does not share are empty. */
export const applicationsExport = csvExport({
  path: '/advising/applications/export',
  access: ['advisor'],
  fileName: 'applications',
  query: ApplicationsFilter,
  rows: async function* (context, filter) {
    for await (const {
      student,
      college,
      plan,
      deadline,
      status,
      checklist,
      letters,
      label,
    } of everyApplication(context, filter))
      yield {
        student: student.fullName,
        email: student.email,
        college,
        plan: plan && planLabels[plan],
        deadline,
        status,
        'checklist done': checklist.done,
        'checklist items': checklist.items,
        missing: checklist.missing.join('; '),
        'letters outstanding': letters && letters.outstanding,
        'letters sent': letters && letters.sent,
        'my label': label,
      }
  },
})
