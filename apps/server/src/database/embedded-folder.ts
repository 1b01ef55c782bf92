import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedEngine } from './embedded-engine.ts'

/** The PostgreSQL version inside PGlite; a folder of another version cannot be opened in place. */
const embeddedMajor = '18'

/** The longest socket path that every system accepts, in bytes: macOS allows 104 including the terminator. */
const longestPath = 103

/** Why a database folder cannot be opened, in one line that says what to do. */
export class FolderRefused extends Error {
  override name = 'FolderRefused'
}

/**
 * Refuses a folder written by another major version, which PGlite reports only as a failed start, and a
 * non-empty folder without a version, in which PGlite would create a new database.
 */
export function checkVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'base'))) throw damaged(folder)
    return
  }
  const found = readFileSync(file, 'utf8').trim()
  if (found === embeddedMajor) return
  // Every major version since 2017 is a two-digit number.
  if (!/^\d\d$/.test(found)) throw damaged(folder)
  throw new FolderRefused(
    `The database in ${folder} was written by PostgreSQL ${found}; this version of Bearings reads ${embeddedMajor}. ` +
      'Make a backup with the version that wrote it (npm run backup), then restore it here (npm run restore).',
  )
}

/**
 * Creates a database in an empty folder. A first start may be interrupted at any moment, so the database is
 * created beside the folder and replaces it once it is complete.
 */
export async function createInFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  await (await EmbeddedEngine.open({ folder: unfinished })).close()
  rmdirSync(folder)
  renameSync(unfinished, folder)
}

/** Returns the error for a folder that the engine cannot start from, whatever the engine itself reports. */
export function damaged(folder: string, cause?: unknown): FolderRefused {
  return new FolderRefused(
    `The database in ${folder} cannot be opened: files in it are cut short, damaged or missing, or the disk is full. ` +
      'If there is room on the disk, move the folder aside, keep it, and bring back the last backup ' +
      '(npm run restore -- FILE).',
    { cause },
  )
}

/**
 * Makes this process the folder's only owner, until what is returned is closed. The lock is a name that belongs to the
 * kernel, so it is free again however the process ends, and there are no stale process ids. Two owners would corrupt the
 * database silently. Containers that share the folder have such names of their own, and see a socket beside it.
 */
export async function lockFolder(folder: string): Promise<Server[]> {
  mkdirSync(folder, { recursive: true })
  const whole = realpathSync(folder)
  const id = createHash('sha256').update(whole).digest('hex').slice(0, 24)
  const locks = [await own(addressOf(`bearings-${id}`), folder)]
  const beside = `${whole}.sock`
  if (process.platform !== 'win32' && Buffer.byteLength(beside) <= longestPath)
    try {
      locks.push(await own(beside, folder))
    } catch (error) {
      // Some file systems have no sockets.
      if (!(error instanceof FolderRefused)) return locks
      for (const lock of locks) lock.close()
      throw error
    }
  return locks
}

/** @throws {FolderRefused} if another process listens there. */
async function own(address: string, folder: string): Promise<Server> {
  try {
    return await listen(address)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const owner = await requestOwner(address)
    if (owner === null && address.startsWith('/') && (await removeStale(address))) return own(address, folder)
    throw new FolderRefused(
      `The database folder ${folder} is in use by process ${owner ?? 'unknown'}. ` +
        'If that is a server that is starting, wait until it is ready. Otherwise stop it, or use another DATA_DIR.',
    )
  }
}

/**
 * Removes a socket file, which outlives its process, if nothing answers. It is moved aside for that: another process that
 * starts may have put its own there meanwhile. Returns whether the address is free.
 */
async function removeStale(address: string): Promise<boolean> {
  // No longer than the address, whose length is limited.
  const aside = `${address.slice(0, -5)}.${randomBytes(2).toString('hex')}`
  try {
    renameSync(address, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return true
  }
  if ((await requestOwner(aside)) === null) {
    rmSync(aside, { force: true })
    return true
  }
  renameSync(aside, address)
  return false
}

function addressOf(name: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  if (process.platform === 'linux') return `\0${name}`
  return join(tmpdir(), `${name}.sock`)
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // The process that asked may have stopped waiting while this one was busy.
      socket.on('error', () => {})
      socket.end(String(process.pid))
    })
    server.once('error', reject)
    server.listen({ path: address, exclusive: true }, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** Returns the id of the process that listens there, or `null` if none does. */
function requestOwner(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(address)
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('end', () => resolve(answer))
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' || code === 'ENOENT' ? null : 'unknown'),
    )
    setTimeout(() => {
      socket.destroy()
      resolve('unknown')
    }, 1000).unref()
  })
}
