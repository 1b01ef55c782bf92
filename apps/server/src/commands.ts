import { resolve } from 'node:path'
import { BackupRefused, restoreBackup, writeBackup } from './database/backup.ts'
import { rotateDataKey } from './database/vault/rotate.ts'
import { VaultLocked, wrappingKeysFrom } from './database/vault/wrapping-keys.ts'
import { openSignInUpkeep } from './features/accounts/auth.ts'
import { runAccountCommand } from './features/accounts/commands.ts'
import { audit } from './platform/audit.ts'
import { CommandRefused } from './platform/command-channel.ts'
import type { Services } from './platform/services.ts'
import { unlock } from './unlock.ts'

/**
 * Carries out a command of the person at the machine, and says in one line what it did.
 * @throws {CommandRefused} in one line, too.
 */
export async function runCommand(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  argv: string[],
): Promise<string> {
  const [command, file] = argv
  if (command === 'backup' && file) return backup(services, file)
  if (command === 'restore' && file) return restore(services, file)
  if (command === 'rotate-keys' && !file) return rotateKeys(services)
  return runAccountCommand(services, argv)
}

/** A file is named from where the person is, which is not where the server runs. */
export function resolvePaths([command, file, ...rest]: string[]): string[] {
  const named = (command === 'backup' || command === 'restore') && file
  return [command, named ? resolve(file) : file, ...rest].filter((word) => word !== undefined)
}

async function backup({ db }: Pick<Services, 'db'>, file: string): Promise<string> {
  const rows = await writeBackup(db, file)
  return `${rows.toLocaleString('en-US')} rows are in ${file}`
}

async function restore({ db, config }: Pick<Services, 'db' | 'config'>, file: string): Promise<string> {
  try {
    const rows = await restoreBackup(db, file, wrappingKeysFrom(config))
    await unlock(db, config)
    return `${rows.toLocaleString('en-US')} rows of ${file} are in ${config.databaseUrl ? 'the PostgreSQL database' : config.dataDir}. Restart the server.`
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof VaultLocked)
      throw new CommandRefused(error.message)
    throw error
  }
}

/** New keys for everything, while people work. */
async function rotateKeys({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<string> {
  const wrappingKeys = wrappingKeysFrom(config)
  const { rows, wrapped } = await rotateDataKey(db, wrappingKeys)
  await openSignInUpkeep({ db, now, config }).renewSigningKey()
  await audit(db, { at: now(), action: 'keys_rotated', detail: { by: 'command line' } })
  const wrapping = wrapped
    ? `Keep a new copy of ${wrappingKeys.place}; older backups need its older lines.`
    : 'For a new ENCRYPTION_KEY, put one before the present one, with a comma between them, restart, and run this again.'
  return `${rows.toLocaleString('en-US')} rows are encrypted with a new key, and tokens are signed with a new one. ${wrapping}`
}
