import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FolderRefused } from './embedded-folder.ts'

const others = 0o077
const everybodys = 0o1000

/**
 * Creates a folder that only this user can read and write, or restricts an existing one: the folder, its
 * files and, with `deep`, everything below. Call it with a umask of 077, so that files created later are
 * private too.
 * @throws {FolderRefused} when the folder cannot be made private.
 */
export function keepPrivate(folder: string, { deep }: { deep: boolean }): void {
  // On Windows a folder inherits its parent's permissions, and the parent is usually the person's own.
  if (process.platform === 'win32') return void mkdirSync(folder, { recursive: true })
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (lstatSync(folder).mode & everybodys)
      throw new FolderRefused(`${folder} is a shared folder. Set DATA_DIR to a folder of its own.`)
    closeToOthers(folder, deep)
  } catch (error) {
    if (error instanceof FolderRefused) throw error
    throw new FolderRefused(
      `${folder} has to be this user’s alone, since the data of people is in it, and cannot be made so ` +
        `(${String((error as NodeJS.ErrnoException).code)}). Give it to the user that starts the server, with mode 0700.`,
    )
  }
}

function closeToOthers(path: string, deep: boolean): void {
  const about = lstatSync(path)
  // A symbolic link has no permissions of its own, and its target is not ours to change.
  if (about.isSymbolicLink()) return
  if (about.mode & others) chmodSync(path, about.mode & 0o700)
  if (!about.isDirectory()) return
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (deep || entry.isFile()) closeToOthers(join(path, entry.name), deep)
}
