import { z } from 'zod'
import { jobNames } from './options.ts'

export const JobName = z.enum(jobNames)

/** How a job is doing. */
export const Job = z.object({
  name: JobName,
  summary: z.string(),
  everyMinutes: z.number().int(),
  /** `null` for a job that never had its turn. */
  dueAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** How long its last run took. */
  milliseconds: z.number().int().nullable(),
  runs: z.number().int(),
  failures: z.number().int(),
  /** Since the last run that went well. */
  failuresInARow: z.number().int(),
  lastFailureAt: z.iso.datetime().nullable(),
  lastFailure: z.string().nullable(),
})
export type Job = z.infer<typeof Job>

export const Jobs = z.object({
  /** Failing jobs first, then by name. */
  jobs: z.array(Job),
  mail: z.object({
    /** Mails that have not left yet. */
    waiting: z.number().int(),
    /** Mails that could not be sent, and when the oldest was written. */
    failing: z.number().int(),
    oldestFailing: z.iso.datetime().nullable(),
    /** Mails that were given up in the last days, and what the mail server said to the latest of them. */
    givenUp: z.number().int(),
    lastFailure: z.string().nullable(),
    /** Without a mail server they are kept for `/dev/mailbox`. */
    leaves: z.boolean(),
  }),
})
export type Jobs = z.infer<typeof Jobs>
