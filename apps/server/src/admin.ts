import { join } from 'node:path'
import { carryOut, fromHere } from './commands.ts'
import { FolderRefused } from './database/embedded-folder.ts'
import { openFolder, openServer } from './database/open.ts'
import { askServer, CommandRefused } from './platform/command-channel.ts'
import { type Config, parseConfig, WrongSetting } from './platform/config.ts'

// The command line of the person who runs the server. `tools/admin.mjs` starts it.
try {
  console.log(await carriedOut(parseConfig(process.env), fromHere(process.argv.slice(2))))
} catch (error) {
  const expected =
    error instanceof CommandRefused || error instanceof FolderRefused || error instanceof WrongSetting
  console.error(expected ? error.message : error)
  process.exitCode = 1
}

/** By the server while one runs on the embedded database, which lets nobody else in; else right here. */
async function carriedOut(config: Config, words: string[]): Promise<string> {
  const said = config.databaseUrl ? null : await askServer(config.dataDir, words)
  if (said !== null) return said
  const { db, close } = config.databaseUrl
    ? await openServer(config.databaseUrl)
    : await openFolder(join(config.dataDir, 'database'))
  try {
    return await carryOut({ db, config, now: () => new Date() }, words)
  } finally {
    await close()
  }
}
