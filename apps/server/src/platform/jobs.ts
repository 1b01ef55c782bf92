import { jobs as known, type JobName } from '@bearings/domain/jobs/options'
import { isDue, latestDue, nextRun, nextTry } from '@bearings/domain/jobs/rules'
import { and, eq, lte, or, gt, sql } from 'drizzle-orm'
import { inSpan } from '#database/spans/span.ts'
import type { Database } from '../database/open.ts'
import { jobs } from '../database/tables/jobs.ts'
import { failureInOneLine } from './log/failure-in-one-line.ts'
import type { Services } from './requests/services.ts'

type With = Omit<Services, 'limits'>

/** A recurring job. It must be safe to run twice, to miss a run, and to end early on the signal. */
export type Job = { name: JobName; run: (services: With, signal: AbortSignal) => Promise<unknown> }

const checkEvery = 10_000

/**
 * Checks every few seconds which jobs are due. Any number of processes do this at once, and one of them takes
 * each run. Jobs run concurrently, so a long one does not delay the others.
 * @returns a function that stops this and waits for running jobs.
 */
export function runJobs(services: With, all: readonly Job[], everyMilliseconds = checkEvery) {
  const stopping = new AbortController()
  const underWay = new Map<JobName, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let round = checkJobs()

  async function checkJobs() {
    try {
      const idle = all.filter(({ name }) => !underWay.has(name))
      for await (const job of takeDue(services, idle, stopping.signal)) {
        const ended = run(job, services, stopping.signal).finally(() => underWay.delete(job.name))
        underWay.set(job.name, ended)
      }
    } catch (error) {
      services.log.error(error, 'The jobs could not be looked through')
    }
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      round = checkJobs()
    }, everyMilliseconds)
    timer.unref()
  }

  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await round
    await Promise.all(underWay.values())
  }
}

/** Runs all due jobs that no other process has taken, concurrently, and waits for them to finish. */
export async function runDue(
  services: With,
  all: readonly Job[],
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const underWay: Promise<void>[] = []
  for await (const job of takeDue(services, all, signal)) underWay.push(run(job, services, signal))
  await Promise.all(underWay)
}

/** Yields each due job as soon as this process has taken it. */
async function* takeDue({ db, now }: With, all: readonly Job[], signal: AbortSignal) {
  const rows = await db.select({ name: jobs.name, dueAt: jobs.dueAt }).from(jobs)
  const dueAt = new Map(rows.map((row) => [row.name, row.dueAt]))
  for (const job of all) {
    if (signal.aborted) return
    if (!isDue(job.name, dueAt.get(job.name), now())) continue
    if (await take(db, job.name, now())) yield job
  }
}

/** Moves a due job ahead; only one process succeeds. An interrupted run is due again at its next time. */
async function take(db: Database, name: JobName, now: Date): Promise<boolean> {
  const next = nextRun(name, now)
  const taken = await db
    .insert(jobs)
    .values({ name, dueAt: next, startedAt: now })
    .onConflictDoUpdate({
      target: jobs.name,
      set: { dueAt: next, startedAt: now },
      setWhere: or(lte(jobs.dueAt, now), gt(jobs.dueAt, latestDue(name, now)))!,
    })
    .returning({ name: jobs.name })
  return taken.length > 0
}

/** Runs a job and never throws: a failure is stored with the job or, if that fails too, logged. */
async function run({ name, run: work }: Job, services: With, signal: AbortSignal): Promise<void> {
  const { db, now, log } = services
  const began = performance.now()
  try {
    await inSpan(`job ${name}`, {}, () => work(services, signal))
    await note(db, name, { finishedAt: now(), milliseconds: since(began), failuresInARow: 0 })
  } catch (error) {
    log.error(error, `The job ${name} failed`)
    await noteFailure(db, name, { error, milliseconds: since(began), at: now() }).catch((unnoted) =>
      log.error(unnoted, `That the job ${name} failed could not be noted`),
    )
  }
}

function since(began: number): number {
  return Math.round(performance.now() - began)
}

type Noted = Partial<typeof jobs.$inferInsert>

async function note(db: Database, name: JobName, noted: Noted): Promise<void> {
  await db
    .update(jobs)
    .set({ ...noted, runs: sql`${jobs.runs} + 1` })
    .where(eq(jobs.name, name))
}

type Failed = { error: unknown; milliseconds: number; at: Date }

async function noteFailure(db: Database, name: JobName, { error, milliseconds, at }: Failed): Promise<void> {
  const [row] = await db
    .update(jobs)
    .set({
      finishedAt: at,
      milliseconds,
      runs: sql`${jobs.runs} + 1`,
      failures: sql`${jobs.failures} + 1`,
      failuresInARow: sql`${jobs.failuresInARow} + 1`,
      lastFailureAt: at,
      lastFailure: failureInOneLine(error),
    })
    .where(eq(jobs.name, name))
    .returning({ inARow: jobs.failuresInARow })
  const again = nextTry(name, row!.inARow, at)
  // Does nothing if another process has taken the job since, or an admin has asked for it.
  await db
    .update(jobs)
    .set({ dueAt: again })
    .where(and(eq(jobs.name, name), gt(jobs.dueAt, again)))
}

/** Makes a job due, so that the next process that checks runs it. */
export async function runSoon(db: Database, name: JobName, now: Date): Promise<void> {
  await db
    .insert(jobs)
    .values({ name, dueAt: now })
    .onConflictDoUpdate({ target: jobs.name, set: { dueAt: now } })
}

/** Returns the state of every job, including those that have never run. */
export async function listJobs(db: Database) {
  const rows = await db.select().from(jobs)
  const byName = new Map(rows.map((row) => [row.name, row]))
  return (Object.keys(known) as JobName[]).map((name) => ({ ...known[name], ...byName.get(name), name }))
}
