import type { Database } from './database/open.ts'
import { renewStatistics } from './database/statistics.ts'
import { mergeStudentChanges } from './database/student-changes.ts'
import { completeAddresses, eraseDueAccounts, sweepAccounts } from './features/accounts/jobs.ts'
import { keepCovers } from './features/advising/covers/jobs.ts'
import { sweepInvites } from './features/advising/invites/jobs.ts'
import { sweepLinks } from './features/advising/links/jobs.ts'
import { endForThoseWhoLeft } from './features/advising/links/leaving.ts'
import { followCounselors, followLeft } from './features/advising/moves/follow.ts'
import { finishMoves } from './features/advising/moves/jobs.ts'
import { expireRequests } from './features/advising/requests/jobs.ts'
import { remind, sweepReminders } from './features/deadlines/reminders/jobs.ts'
import { sweepDemos } from './features/demo/jobs.ts'
import { sweepEssays } from './features/essays/jobs.ts'
import { sweepInvitations } from './features/family/jobs.ts'
import { tellWeeks } from './features/family/weekly/service.ts'
import { removeFiles } from './features/files/service.ts'
import { sweepContacts, tellContacts } from './features/letters/telling/jobs.ts'
import { followCatalog } from './features/list/jobs.ts'
import { sweepTrash } from './features/list/trash/jobs.ts'
import { makeEmbeddings } from './features/navigator/embeddings/jobs.ts'
import { mailNotifications } from './features/notifications/mails/jobs.ts'
import { pushNotifications } from './features/notifications/push/jobs.ts'
import { adminsInUse } from './features/people/store.ts'
import { importFromFolder } from './features/school/imports/folder.ts'
import { sweepDeletedTasks } from './features/tasks/deletions/jobs.ts'
import type { Job } from './platform/jobs.ts'

export const jobs: Job[] = [
  { name: 'reminders', run: remind },
  { name: 'mails', run: mailNotifications },
  { name: 'pushes', run: pushNotifications },
  { name: 'list-dates', run: followCatalog },
  { name: 'old-reminders', run: inTransaction(sweepReminders) },
  { name: 'addresses', run: completeAddresses },
  { name: 'erasure', run: inTransaction(eraseDueAccounts) },
  { name: 'accounts', run: sweepAccounts },
  { name: 'demos', run: inTransaction(sweepDemos) },
  { name: 'essays', run: inTransaction(sweepEssays) },
  { name: 'schools', run: inTransaction(sweepTrash) },
  { name: 'requests', run: inTransaction(expireRequests) },
  { name: 'deleted-tasks', run: inTransaction(sweepDeletedTasks) },
  { name: 'hand-overs', run: finishMoves },
  { name: 'school-counselors', run: followLeft },
  { name: 'school-files', run: importFromFolder({ follow: followCounselors, admins: adminsInUse }) },
  { name: 'covers', run: keepCovers },
  { name: 'invites', run: inTransaction(sweepInvites) },
  { name: 'family-weeks', run: tellWeeks },
  { name: 'family', run: inTransaction(sweepInvitations) },
  { name: 'letters', run: tellContacts },
  { name: 'letter-contacts', run: inTransaction(sweepContacts) },
  { name: 'links', run: inTransaction(sweepLinks) },
  { name: 'school-left', run: inTransaction(endForThoseWhoLeft) },
  { name: 'files', run: removeFiles },
  { name: 'embeddings', run: makeEmbeddings },
  { name: 'statistics', run: keepQuick },
]

async function keepQuick({ db }: { db: Database }): Promise<void> {
  await mergeStudentChanges(db)
  await renewStatistics(db)
}

function inTransaction(work: (tx: Database, now: Date) => Promise<unknown>): Job['run'] {
  return ({ db, now }) => db.transaction((tx) => work(tx, now()))
}
