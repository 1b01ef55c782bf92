import { chosenExport, rosterExport } from './features/advising/students/export.ts'
import { auditLogExport } from './features/audit-log/routes.ts'
import { scholarshipsExport } from './features/money/routes.ts'
import { allListsExport, catalogExport, listExport } from './features/schools/routes.ts'
import { tasksExport } from './features/tasks/export.ts'
import { waitlistExport } from './features/waitlist/routes.ts'

/** All tables that can be downloaded as CSV. */
export const exports = [
  allListsExport,
  auditLogExport,
  catalogExport,
  chosenExport,
  listExport,
  rosterExport,
  scholarshipsExport,
  tasksExport,
  waitlistExport,
]
