import { resolve } from 'node:path'
import { BackupRefused, restoreBackup, writeBackup } from './database/backup.ts'
import { carryOut as carryOutForAccounts } from './features/accounts/commands/service.ts'
import { CommandRefused } from './platform/command-channel.ts'
import type { Surroundings } from './platform/surroundings.ts'

/**
 * Carries out a command of the person at the machine, and says in one line what it did.
 * @throws {CommandRefused} in one line, too.
 */
export async function carryOut(
  surroundings: Pick<Surroundings, 'db' | 'now' | 'config'>,
  words: string[],
): Promise<string> {
  const [command, file] = words
  if (command === 'backup' && file) return backup(surroundings, file)
  if (command === 'restore' && file) return restore(surroundings, file)
  return carryOutForAccounts(surroundings, words)
}

/** A file is named from where the person is, which is not where the server runs. */
export function fromHere([command, file, ...rest]: string[]): string[] {
  const named = (command === 'backup' || command === 'restore') && file
  return [command, named ? resolve(file) : file, ...rest].filter((word) => word !== undefined)
}

async function backup({ db }: Pick<Surroundings, 'db'>, file: string): Promise<string> {
  const rows = await writeBackup(db, file)
  return `${rows.toLocaleString('en-US')} rows are in ${file}`
}

async function restore({ db, config }: Pick<Surroundings, 'db' | 'config'>, file: string): Promise<string> {
  try {
    const rows = await restoreBackup(db, file)
    return `${rows.toLocaleString('en-US')} rows of ${file} are in ${config.databaseUrl ? 'the PostgreSQL database' : config.dataDir}. Restart the server.`
  } catch (error) {
    if (error instanceof BackupRefused) throw new CommandRefused(error.message)
    throw error
  }
}
