import { resolve } from 'node:path'
import { counted } from '@bearings/domain/words'
import { BackupRefused } from './database/backup/format.ts'
import { restoreBackup } from './database/backup/restore.ts'
import { writeBackup } from './database/backup/write.ts'
import { FolderRefused } from './database/embedded-folder.ts'
import { WrongDatabaseVersion } from './database/migrate.ts'
import { users } from './database/tables/users.ts'
import { rotateDataKey } from './database/vault/rotate.ts'
import { VaultLocked, wrappingKeysFrom } from './database/vault/wrapping-keys.ts'
import { createSignInMaintenance } from './features/accounts/auth.ts'
import { runAccountCommand } from './features/accounts/commands.ts'
import { backedUpFiles } from './features/files/backup.ts'
import { audit } from './platform/audit.ts'
import { CommandRefused } from './platform/command-channel.ts'
import { ConfigError } from './platform/config/config.ts'
import { describeError } from './platform/log/described-error.ts'
import type { Services } from './platform/requests/services.ts'
import { unlock } from './unlock.ts'

const usage =
  'Usage: npm run admin -- grant EMAIL | approve-advisor EMAIL | remove-authenticators EMAIL | delete EMAIL --forever | service-key | rotate-keys, npm run backup -- FILE [--without-missing], npm run restore -- FILE'

/**
 * Carries out a command from the operator and returns one line that says what it did.
 * @throws {CommandRefused} with one line, too.
 */
export async function runCommand(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  argv: string[],
): Promise<string> {
  const [command, file, ...options] = argv
  if (command === 'backup' && file) return backup(services, file, options)
  if (command === 'restore' && file) return restore(services, file)
  if (command === 'rotate-keys' && !file) return rotateKeys(services)
  const outcome = await runAccountCommand(services, argv)
  if (outcome === null) throw new CommandRefused(usage)
  return outcome
}

/** Resolves file names here, because the person's working directory is not the server's. */
export function resolvePaths([command, file, ...rest]: string[]): string[] {
  const named = (command === 'backup' || command === 'restore') && file
  return [command, named ? resolve(file) : file, ...rest].filter((word) => word !== undefined)
}

async function backup(
  { db, config }: Pick<Services, 'db' | 'config'>,
  file: string,
  options: readonly string[],
): Promise<string> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1)
  // A wrong setting opens a new database, whose backup would replace a good one.
  if (!anyone)
    throw new CommandRefused(
      `Nobody has an account in ${placeOf(config)}, so no backup was written. Set DATA_DIR or DATABASE_URL as for the server.`,
    )
  const files = backedUpFiles(config)
  const allowed = options.includes('--without-missing')
  const written = await refusing(`No backup was written to ${file}`, () =>
    writeBackup(db, file, files, { allowed }),
  )
  return files.bucket === null
    ? `${counted(written.rows, 'row')} and ${counted(written.files, 'file')} are in ${file}`
    : `${counted(written.rows, 'row')} are in ${file}. The files that people uploaded are not: they are in the bucket ${files.bucket}, which needs a backup of its own.`
}

async function restore({ db, config }: Pick<Services, 'db' | 'config'>, file: string): Promise<string> {
  const restored = await refusing(`${file} was not restored`, async () => {
    const restored = await restoreBackup(db, file, wrappingKeysFrom(config), backedUpFiles(config))
    await unlock(db, config)
    return restored
  })
  const result = `${counted(restored.rows, 'row')} and ${counted(restored.files, 'file')} of ${file} are in ${placeOf(config)}. Restart the server.`
  return restored.areFilesInside
    ? result
    : `${result} This backup holds none of the files that people uploaded: put back the copy that was made of them.`
}

/**
 * What the command line prints of a failure: why the command was refused or, as in the log, only the kind and the place of
 * an error, because its message may quote what people have entered.
 */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'The command failed'
  const isExpected = [CommandRefused, WrongDatabaseVersion, FolderRefused, VaultLocked, ConfigError].some(
    (expected) => error instanceof expected,
  )
  return isExpected ? error.message : JSON.stringify(describeError(error), null, 2)
}

function placeOf({ databaseUrl, dataDir }: Services['config']): string {
  return databaseUrl ? 'the PostgreSQL database' : dataDir
}

/** What the person at the machine can do when the system refuses a file. */
const remedies: Record<string, string> = {
  ENOENT: 'its folder does not exist. Create the folder, or name a file in another one.',
  EACCES: 'the server’s user has no access to it. Give it access, or name a file elsewhere.',
  EROFS: 'that disk can only be read. Name a file elsewhere.',
  ENOSPC: 'the disk is full. Make room, or name a file on another disk.',
  EDQUOT: 'the disk quota is used up. Make room, or name a file elsewhere.',
}

/** @throws {CommandRefused} with the message of a `BackupRefused` or `VaultLocked`, or why the system refuses a file. */
async function refusing<T>(failed: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof VaultLocked)
      throw new CommandRefused(error.message)
    const remedy = remedies[String((error as NodeJS.ErrnoException).code)]
    throw remedy === undefined ? error : new CommandRefused(`${failed}: ${remedy}`)
  }
}

/** Re-encrypts everything with new keys while people work. */
async function rotateKeys({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): Promise<string> {
  const wrappingKeys = wrappingKeysFrom(config)
  const { rows, wrapped } = await rotateDataKey(db, wrappingKeys)
  await createSignInMaintenance({ db, now, config }).renewSigningKey()
  await audit(db, { at: now(), action: 'keys_rotated', detail: { by: 'command line' } })
  const wrapping = wrapped
    ? `Keep a new copy of ${wrappingKeys.place}; older backups need its older lines.`
    : 'To use a new ENCRYPTION_KEY, put it before the current one, with a comma between them, restart, and run this again.'
  return `${rows.toLocaleString('en-US')} rows are encrypted with a new key, and tokens are signed with a new one. ${wrapping}`
}
