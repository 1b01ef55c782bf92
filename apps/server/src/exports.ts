import { applicationsExport } from './features/advising/applications/export.ts'
import { chosenExport, rosterExport } from './features/advising/students/export.ts'
import { auditLogExport } from './features/audit-log/routes.ts'
import { catalogExport } from './features/colleges/routes.ts'
import { lettersExport } from './features/letters/board/export.ts'
import { allListsExport, listExport } from './features/list/routes.ts'
import { scholarshipsExport } from './features/money/routes.ts'
import { peopleExport } from './features/people/export.ts'
import { tasksExport } from './features/tasks/export.ts'
import { waitlistExport } from './features/waitlist/routes.ts'

/** All tables that can be downloaded as CSV. */
export const exports = [
  allListsExport,
  applicationsExport,
  auditLogExport,
  catalogExport,
  chosenExport,
  lettersExport,
  listExport,
  peopleExport,
  rosterExport,
  scholarshipsExport,
  tasksExport,
  waitlistExport,
]
