import { createApp } from './app.ts'
import type { OpenDatabase } from './database/open.ts'
import { jobs } from './jobs.ts'
import type { Config } from './platform/config.ts'
import { runJobs } from './platform/jobs.ts'
import { createLimits } from './platform/limits.ts'
import { startDelivery } from './platform/mailer.ts'

export type StartOptions = {
  database: Pick<OpenDatabase, 'db' | 'background' | 'pool' | 'listen'>
  config: Config
  now: () => Date
  /** Where the built pages are; without it only the API is served. */
  webRoot?: string
}

/** All that one process does: the app, listening, with its jobs and its mail. `stop` ends it in good order. */
export async function start({ database, config, now, webRoot }: StartOptions) {
  const app = await createApp({
    database,
    config,
    now,
    limits: createLimits(database.pool),
    logger: { level: config.logLevel },
    ...(webRoot !== undefined && { webRoot }),
  })
  const services = { db: database.background ?? database.db, now, config, log: app.log }
  const stopJobs = runJobs(services, jobs)
  const delivery = startDelivery(services)
  await app.listen({ port: config.port, host: config.host })

  async function stop(): Promise<void> {
    await app.close()
    await Promise.all([stopJobs(), delivery.stop()])
  }
  return { app, stop }
}
