import type { Database } from './database/open.ts'
import { eraseDueAccounts, sweepAccounts } from './features/accounts/jobs.ts'
import { sweepLinks } from './features/advising/links/jobs.ts'
import { remind, sweepReminders } from './features/deadlines/reminders/jobs.ts'
import { sweepDemos } from './features/demo/jobs.ts'
import { sweepEssays } from './features/essays/jobs.ts'
import { mailNotifications } from './features/notifications/mails/jobs.ts'
import { sweepTrash } from './features/schools/trash/jobs.ts'
import type { Job } from './platform/jobs.ts'

/** Every feature's work that comes back, in the order in which one process does what is due at once. */
export const jobs: Job[] = [
  { name: 'reminders', run: remind },
  { name: 'mails', run: mailNotifications },
  { name: 'old-reminders', run: inTransaction(sweepReminders) },
  { name: 'erasure', run: inTransaction(eraseDueAccounts) },
  { name: 'accounts', run: inTransaction(sweepAccounts) },
  { name: 'demos', run: inTransaction(sweepDemos) },
  { name: 'essays', run: inTransaction(sweepEssays) },
  { name: 'schools', run: inTransaction(sweepTrash) },
  { name: 'links', run: inTransaction(sweepLinks) },
]

function inTransaction(work: (tx: Database, now: Date) => Promise<unknown>): Job['run'] {
  return ({ db, now }) => db.transaction((tx) => work(tx, now()))
}
