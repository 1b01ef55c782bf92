import type { Job, Jobs } from '@bearings/domain/jobs/schema'
import { audit } from '#platform/audit.ts'
import * as jobs from '#platform/jobs.ts'
import { mailCounts } from '#platform/mail/mailer.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'

/** Returns the jobs. The contract refuses everyone but admins, and the rows belong to no one. */
export async function list({ db, config }: SignedInContext): Promise<Jobs> {
  const [all, mail] = await Promise.all([jobs.listJobs(db), mailCounts(db)])
  return {
    jobs: all.map(present).toSorted((one, two) => two.failuresInARow - one.failuresInARow),
    mail: { ...mail, leaves: config.smtpUrl !== undefined },
  }
}

export async function runSoon(
  { db, actor, now, origin }: SignedInContext,
  { name }: Pick<Job, 'name'>,
): Promise<undefined> {
  const at = now()
  await db.transaction(async (tx) => {
    await jobs.runSoon(tx, name, at)
    const { userId: actorId, sessionId } = actor
    await audit(tx, { at, action: 'job_asked_for', actorId, sessionId, origin, detail: { name } })
  })
}

function present(job: Awaited<ReturnType<typeof jobs.listJobs>>[number]): Job {
  const at = (instant: Date | null | undefined) => instant?.toISOString() ?? null
  return {
    name: job.name,
    summary: job.summary,
    everyMinutes: job.everyMinutes,
    dueAt: at(job.dueAt),
    startedAt: at(job.startedAt),
    finishedAt: at(job.finishedAt),
    milliseconds: job.milliseconds ?? null,
    runs: job.runs ?? 0,
    failures: job.failures ?? 0,
    failuresInARow: job.failuresInARow ?? 0,
    lastFailureAt: at(job.lastFailureAt),
    lastFailure: job.lastFailure ?? null,
  }
}
