import { sql } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import type { Surroundings } from './surroundings.ts'

/** Work that comes back every hour. It must be safe to run twice, and to be missed once. */
export type HourlyJob = { name: string; run: (tx: Database, now: Date) => Promise<unknown> }

const hour = 3_600_000

/**
 * Runs the jobs now and then every hour, each in a transaction of its own and in one process at a time.
 * A job that fails is logged and tried again an hour later. The answer ends it, waiting for the round under way.
 */
export function runHourly(
  surroundings: Pick<Surroundings, 'db' | 'now' | 'log'>,
  jobs: readonly HourlyJob[],
) {
  let round = runAll(surroundings, jobs)
  const timer = setInterval(() => {
    round = round.then(() => runAll(surroundings, jobs))
  }, hour)
  timer.unref()

  return async () => {
    clearInterval(timer)
    await round
  }
}

async function runAll(
  { db, now, log }: Pick<Surroundings, 'db' | 'now' | 'log'>,
  jobs: readonly HourlyJob[],
) {
  for (const { name, run } of jobs) {
    try {
      await db.transaction(async (tx) => {
        const locked = await tx.execute(
          sql`select pg_try_advisory_xact_lock(hashtext(${`hourly ${name}`})) as mine`,
        )
        const [{ mine }] = (locked as unknown as { rows: [{ mine: boolean }] }).rows
        if (mine) await run(tx, now())
      })
    } catch (error) {
      log.error(error, `The hourly job ${name} failed`)
    }
  }
}
