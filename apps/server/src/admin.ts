import { join } from 'node:path'
import { explain, resolvePaths, runCommand } from './commands.ts'
import { refuseNewer } from './database/migrate.ts'
import { type OpenDatabase, openFolder, openServer } from './database/open.ts'
import { runOnServer } from './platform/command-channel.ts'
import { type Config, parseConfig } from './platform/config/config.ts'
import { unlock } from './unlock.ts'

// The command line for the person who runs the server, started by `tools/admin.mjs`. Other users of the
// machine get no access to the files that this process creates.
process.umask(0o077)

try {
  console.log(await run(parseConfig(process.env), resolvePaths(process.argv.slice(2))))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

/**
 * Sends the command to the server if one is running on the embedded database, which allows only one process;
 * otherwise runs it here.
 */
async function run(config: Config, argv: string[]): Promise<string> {
  const outcome = config.databaseUrl ? null : await runOnServer(config.dataDir, argv)
  if (outcome !== null) return outcome
  const database: OpenDatabase = config.databaseUrl
    ? await openServer(config.databaseUrl)
    : await openFolder(join(config.dataDir, 'database'))
  const db = database.background ?? database.db
  try {
    // A restore brings its own tables and keys.
    if (argv[0] !== 'restore') {
      await refuseNewer(db)
      await unlock(db, config)
    }
    return await runCommand({ db, config, now: () => new Date() }, argv)
  } finally {
    await database.close()
  }
}
