import { z } from 'zod'
import { jobNames } from './options.ts'

export const JobName = z.enum(jobNames)

export const Job = z.object({
  name: JobName,
  summary: z.string(),
  everyMinutes: z.number().int(),
  /** `null` for a job that has never been scheduled. */
  dueAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** The duration of its last run. */
  milliseconds: z.number().int().nullable(),
  runs: z.number().int(),
  failures: z.number().int(),
  /** Failures since the last successful run. */
  failuresInARow: z.number().int(),
  lastFailureAt: z.iso.datetime().nullable(),
  lastFailure: z.string().nullable(),
})
export type Job = z.infer<typeof Job>

export const Jobs = z.object({
  /** Failing jobs first, then by name. */
  jobs: z.array(Job),
  mail: z.object({
    /** Mails that have not been sent yet. */
    waiting: z.number().int(),
    /** Mails whose sending has failed so far, and when the oldest of them was written. */
    failing: z.number().int(),
    oldestFailing: z.iso.datetime().nullable(),
    /** Mails that were given up in the last days, and the mail server's reply to the latest of them. */
    givenUp: z.number().int(),
    lastFailure: z.string().nullable(),
    /** Whether mails are sent: without a mail server they are kept for `/dev/mailbox`. */
    leaves: z.boolean(),
  }),
})
export type Jobs = z.infer<typeof Jobs>
