import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { carryOut } from './commands.ts'
import { loadCatalog } from './database/catalog/load.ts'
import { FolderRefused } from './database/embedded-folder.ts'
import { openFolder, openServer } from './database/open.ts'
import { frequentJobs, hourlyJobs } from './jobs.ts'
import { openCommandChannel } from './platform/command-channel.ts'
import { parseConfig, WrongSetting } from './platform/config.ts'
import { runFrequently } from './platform/frequent.ts'
import { runHourly } from './platform/hourly.ts'
import { createLimits } from './platform/limits.ts'
import { startDelivery } from './platform/mailer.ts'

try {
  await start()
} catch (error) {
  const expected = error instanceof WrongSetting || error instanceof FolderRefused
  console.error(expected ? error.message : error)
  process.exit(1)
}

async function start() {
  const config = parseConfig(process.env)
  const log = pino({ level: config.logLevel })
  const onLost = (error: Error) => log.fatal(error, 'The database connection was lost')

  say(
    config.databaseUrl
      ? 'Connecting to the PostgreSQL server …'
      : `Opening the database in ${config.dataDir} …`,
  )
  const database = config.databaseUrl
    ? await openServer(config.databaseUrl, onLost)
    : await openFolder(join(config.dataDir, 'database'), (error) => {
        onLost(error)
        process.exit(1)
      })
  // With a PostgreSQL server the command line connects to it by itself.
  const commands = config.databaseUrl
    ? null
    : await openCommandChannel(config.dataDir, (words) =>
        carryOut({ db: database.db, config, now: () => new Date() }, words),
      )
  await loadCatalog(database.db, say)

  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const app = await createApp({
    database,
    config,
    now: () => new Date(),
    limits: createLimits(database.pool),
    logger: { level: config.logLevel },
    ...(existsSync(webRoot) && { webRoot }),
  })
  const stopFrequent = runFrequently(
    { db: database.db, now: () => new Date(), config, log: app.log },
    frequentJobs,
  )
  const stopJobs = runHourly({ db: database.db, now: () => new Date(), log: app.log }, hourlyJobs)
  const delivery = startDelivery({ db: database.db, now: () => new Date(), config, log: app.log })
  await app.listen({ port: config.port, host: config.host })
  say(`Bearings is ready at ${config.publicUrl}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  async function stop() {
    say('Stopping: finishing what is under way …')
    await app.close()
    await Promise.all([stopFrequent(), stopJobs(), delivery.stop()])
    commands?.close()
    await database.close()
    process.exit(0)
  }
}

/** A plain line for the person at the terminal; the log is for machines. */
function say(line: string) {
  console.log(line)
}
