import { setImmediate } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { OpenDatabase } from './database/open.ts'
import { jobs } from './jobs.ts'
import type { Config } from './platform/config.ts'
import { runJobs } from './platform/jobs.ts'
import { createLimits } from './platform/limits.ts'
import { startDelivery } from './platform/mailer.ts'

export type StartOptions = {
  database: Pick<OpenDatabase, 'db' | 'background' | 'pool' | 'listen' | 'readLagging'>
  config: Config
  now: () => Date
  /** The folder with the built pages; without it only the API is served. */
  webRoot?: string
}

/**
 * All that one process does: the app, listening, with its jobs and its mail. `stop` ends it in good order: it takes no more
 * work of its own, answers requests until its proxy has `noticed`, and then finishes those under way.
 */
export async function start({ database, config, now, webRoot }: StartOptions) {
  const leaving = new AbortController()
  const app = await createApp({
    database,
    config,
    now,
    limits: createLimits(database.pool),
    logger: { level: config.logLevel },
    leaving: leaving.signal,
    ...(webRoot !== undefined && { webRoot }),
  })
  const services = { db: database.background ?? database.db, now, config, log: app.log }
  const stopJobs = runJobs(services, jobs)
  const delivery = startDelivery(services)
  await app.listen({ port: config.port, host: config.host })

  async function stop(noticed: Promise<unknown> = Promise.resolve()): Promise<void> {
    leaving.abort()
    const work = Promise.all([stopJobs(), delivery.stop()])
    await noticed
    // Right after the connections that wait have been taken: what knocks when the door closes is turned away unheard.
    await setImmediate()
    await app.close()
    await work
  }
  return { app, stop }
}
