import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { carryOut } from './commands.ts'
import { loadCatalog } from './database/catalog/load.ts'
import { FolderRefused } from './database/embedded-folder.ts'
import { openFolder, openServer } from './database/open.ts'
import { openCommandChannel } from './platform/command-channel.ts'
import { parseConfig, WrongSetting } from './platform/config.ts'
import { start } from './start.ts'

try {
  await main()
} catch (error) {
  const expected = error instanceof WrongSetting || error instanceof FolderRefused
  console.error(expected ? error.message : error)
  process.exit(1)
}

async function main() {
  const config = parseConfig(process.env)
  const log = pino({ level: config.logLevel })
  const onLost = (error: Error) => log.fatal(error, 'The database connection was lost')
  const now = () => new Date()

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
    : await openCommandChannel(config.dataDir, (words) => carryOut({ db: database.db, config, now }, words))
  await loadCatalog(database.db, say)

  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const running = await start({ database, config, now, ...(existsSync(webRoot) && { webRoot }) })
  say(`Bearings is ready at ${config.publicUrl}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  async function stop() {
    say('Stopping: finishing what is under way …')
    await running.stop()
    commands?.close()
    await database.close()
    process.exit(0)
  }
}

/** A plain line for the person at the terminal; the log is for machines. */
function say(line: string) {
  console.log(line)
}
