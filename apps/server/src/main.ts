import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { runCommand } from './commands.ts'
import { loadCatalog } from './database/catalog/load.ts'
import { FolderRefused } from './database/embedded-folder.ts'
import { WrongDatabaseVersion, refuseNewer } from './database/migrate.ts'
import { openFolder, openServer } from './database/open.ts'
import { keepPrivate } from './database/private-folder.ts'
import { VaultLocked } from './database/vault/wrapping-keys.ts'
import { prepareFinding } from './features/colleges/find/service.ts'
import { prepareSearch } from './features/colleges/search/colleges.ts'
import { prepareNavigator } from './features/navigator/built-in/answer-built-in.ts'
import { openCommandChannel } from './platform/command-channel.ts'
import { parseConfig, ConfigError } from './platform/config/config.ts'
import { noticesOf } from './platform/config/notices.ts'
import { giveBackMemory } from './platform/give-back-memory.ts'
import { createLog, endWhenBroken, standardOutput } from './platform/log/log.ts'
import { createOutput } from './platform/log/output.ts'
import { openTracing } from './platform/tracing/open-tracing.ts'
import { start } from './start.ts'
import { unlock } from './unlock.ts'

// Other users of the machine get no access to files that this process creates.
process.umask(0o077)

try {
  await main()
} catch (error) {
  const expected =
    error instanceof ConfigError ||
    error instanceof WrongDatabaseVersion ||
    error instanceof FolderRefused ||
    error instanceof VaultLocked
  const standardError = createOutput(2)
  standardError.write(`${expected ? error.message : inspect(error)}\n`)
  standardError.end(1)
}

async function main() {
  const config = parseConfig(process.env)
  const endTracing = await openTracing()
  const log = createLog({ level: config.logLevel })
  endWhenBroken(log)
  const onLost = (error: Error) => log.fatal(error, 'The database connection was lost')
  const now = () => new Date()

  say(
    config.databaseUrl
      ? 'Connecting to the PostgreSQL server …'
      : `Opening the database in ${config.dataDir} …`,
  )
  if (!config.databaseUrl) keepPrivate(config.dataDir, { deep: false })
  const open = async () => {
    const opened = config.databaseUrl
      ? await openServer(config.databaseUrl, { onLost, replica: config.databaseReplicaUrl })
      : await openFolder(join(config.dataDir, 'database'), (error) => {
          onLost(error)
          standardOutput.end(1)
        })
    await refuseNewer(opened.db)
    await unlock(opened.db, config)
    return opened
  }
  let database = await open()
  if ((await loadCatalog(database.background ?? database.db, say)) && !config.databaseUrl) {
    // Loading takes a gigabyte of the embedded engine's memory, which only a new engine frees.
    await database.close()
    database = await open()
  }
  // With a PostgreSQL server, the command line connects to the database itself.
  const commands = config.databaseUrl
    ? null
    : await openCommandChannel(
        config.dataDir,
        (argv) => runCommand({ db: database.db, config, now }, argv),
        (error) => log.error(error, 'A command failed'),
      )

  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const running = await start({ database, config, now, ...(existsSync(webRoot) && { webRoot }) })
  say(`Bearings is ready at ${config.publicUrl}`)
  // Each starts before the first search and the first question; who comes earlier waits.
  const searches = prepareSearch(database.db)
    .then(() => prepareFinding(database.db))
    .catch((error: unknown) => log.error(error, 'What searches need could not be made'))
  const questions = prepareNavigator(database.db).catch((error: unknown) =>
    log.error(error, 'The questions could not be read'),
  )
  void Promise.all([searches, questions])
    .then(giveBackMemory)
    .catch((error: unknown) => log.error(error, 'The memory that the start took could not be given back'))
  for (const notice of noticesOf(config)) say(notice)

  // Ctrl+C does not wait for a proxy.
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(config.shutdownDelaySeconds))

  async function stop(delaySeconds: number) {
    say('Stopping: finishing what is under way …')
    await running.stop(pause(delaySeconds * 1000))
    commands?.close()
    await database.close()
    await endTracing()
    await standardOutput.flushed()
    standardOutput.end(0)
  }
}

/** Prints a plain line for the person at the terminal; the log is for machines. */
function say(line: string) {
  standardOutput.write(`${line}\n`)
  void standardOutput.flushed()
}
