import { eraseDueAccounts, sweepAccounts } from './features/accounts/jobs.ts'
import { remind, sweepReminders } from './features/deadlines/reminders/jobs.ts'
import { sweepDemos } from './features/demo/jobs.ts'
import { sweepEssays } from './features/essays/jobs.ts'
import { sweepTrash } from './features/schools/trash/jobs.ts'
import type { FrequentJob } from './platform/frequent.ts'
import type { HourlyJob } from './platform/hourly.ts'

/** Every feature's hourly work, by a name that the log and the lock use. */
export const hourlyJobs: HourlyJob[] = [
  { name: 'erasure', run: eraseDueAccounts },
  { name: 'accounts', run: sweepAccounts },
  { name: 'demos', run: sweepDemos },
  { name: 'essays', run: sweepEssays },
  { name: 'schools', run: sweepTrash },
  { name: 'reminders', run: sweepReminders },
]

/** Work that looks every minute whether something is due. */
export const frequentJobs: FrequentJob[] = [{ name: 'reminders', run: remind }]
