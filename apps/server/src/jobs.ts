import { eraseDueAccounts, sweepAccounts } from './features/accounts/jobs.ts'
import { sweepDemos } from './features/demo/jobs.ts'
import { sweepEssays } from './features/essays/jobs.ts'
import { sweepTrash } from './features/schools/trash/jobs.ts'
import type { HourlyJob } from './platform/hourly.ts'

/** Every feature's hourly work, by a name that the log and the lock use. */
export const hourlyJobs: HourlyJob[] = [
  { name: 'erasure', run: eraseDueAccounts },
  { name: 'accounts', run: sweepAccounts },
  { name: 'demos', run: sweepDemos },
  { name: 'essays', run: sweepEssays },
  { name: 'schools', run: sweepTrash },
]
