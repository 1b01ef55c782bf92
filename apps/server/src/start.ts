import { setImmediate } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { OpenDatabase } from './database/open.ts'
import { jobs } from './jobs.ts'
import type { Config } from './platform/config/config.ts'
import { runJobs } from './platform/jobs.ts'
import { startDelivery } from './platform/mail/mailer.ts'
import { createLimits } from './platform/requests/limits.ts'

export type StartOptions = {
  database: Pick<OpenDatabase, 'db' | 'engine' | 'background' | 'pool' | 'listen' | 'readLagging'>
  config: Config
  now: () => Date
  /** The folder with the built pages; without it only the API is served. */
  webRoot?: string
}

/**
 * Starts everything that one process does: the app, listening, with its jobs and mail. `stop` shuts it down
 * in order: it starts no more work, answers requests until the proxy has `noticed`, and then finishes current
 * requests.
 */
export async function start({ database, config, now, webRoot }: StartOptions) {
  const leaving = new AbortController()
  const app = await createApp({
    database,
    config,
    now,
    limits: createLimits(database),
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
    // Lets waiting connections be accepted first; a connection that is pending at close gets no response.
    await setImmediate()
    await app.close()
    await work
  }
  return { app, stop }
}
