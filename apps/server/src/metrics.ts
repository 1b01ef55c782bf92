import { tokensOn } from './features/navigator/model/store.ts'
import { openStreams } from './features/notifications/live/hub.ts'
import { listJobs } from './platform/jobs.ts'
import { mailCounts } from './platform/mail/mailer.ts'
import type { Source } from './platform/metrics/metrics.ts'
import type { Services } from './platform/requests/services.ts'

/** Metrics beyond requests and the database: streams, jobs, mail, and language model usage. */
export function sourcesOf({ db, now }: Pick<Services, 'db' | 'now'>): Source[] {
  const ofJobs = async (value: (job: Awaited<ReturnType<typeof listJobs>>[number]) => number) =>
    (await listJobs(db)).map((job) => [value(job), job.name] as const)
  return [
    {
      name: 'bearings_streams',
      help: 'Open streams of notifications in this process',
      read: async () => [[openStreams(db)]],
    },
    {
      name: 'bearings_job_failures_in_a_row',
      help: 'How often a job has failed since it last ended well',
      label: 'job',
      read: () => ofJobs(({ failuresInARow = 0 }) => failuresInARow),
    },
    {
      name: 'bearings_job_run_seconds',
      help: 'How long the last run of a job took',
      label: 'job',
      read: () => ofJobs(({ milliseconds }) => (milliseconds ?? 0) / 1000),
    },
    {
      name: 'bearings_job_finished_timestamp_seconds',
      help: 'When the last run of a job ended',
      label: 'job',
      read: () => ofJobs(({ finishedAt }) => (finishedAt?.getTime() ?? 0) / 1000),
    },
    {
      name: 'bearings_mails',
      help: 'Mails in the outbox: waiting, of these failing, and given up',
      label: 'state',
      read: async () => {
        const { waiting, failing, givenUp } = await mailCounts(db)
        return [
          [waiting, 'waiting'],
          [failing, 'failing'],
          [givenUp, 'given-up'],
        ]
      },
    },
    {
      name: 'bearings_model_tokens_today',
      help: 'Tokens that the language model has read and written for everybody since midnight UTC',
      read: async () => [[await tokensOn(db, now().toISOString().slice(0, 10))]],
    },
  ]
}
