import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { keyIdOf, newKey } from './cipher.ts'

/** Why encrypted data cannot be read, in one line that says what to do. */
export class VaultLocked extends Error {
  override name = 'VaultLocked'
}

/** A key that encrypts the database's own keys and nothing else. It is never in the database or a backup. */
export type WrappingKey = { id: string; key: Buffer }

/** The available wrapping keys: those of the setting, and those in the file. */
export type WrappingKeys = {
  /** All keys. The first one encrypts; the others are older and needed by old backups. */
  find: () => WrappingKey[]
  /** The first key, which is created if there is none. */
  findOrMake: () => WrappingKey
  /** Puts a new key first and returns it; `null` if keys are a setting, which only a person can change. */
  renew: () => WrappingKey | null
  /** Where the keys are stored, in words for people. */
  place: string
}

type KeySettings = {
  /** The keys of the setting `ENCRYPTION_KEY`; if there are any, the file is only read. */
  encryptionKeys: Buffer[]
  keyFile: string
}

export function wrappingKeysFrom({ encryptionKeys, keyFile }: KeySettings): WrappingKeys {
  const isSetting = encryptionKeys.length > 0
  const find = () => [...encryptionKeys, ...readKeys(keyFile)].map((key) => ({ id: keyIdOf(key), key }))
  return {
    find,
    findOrMake: () => {
      if (find().length === 0) writeFirst(keyFile, newKey())
      return find()[0]!
    },
    renew: () => {
      if (isSetting) return null
      replace(keyFile, [newKey(), ...readKeys(keyFile)])
      return find()[0]!
    },
    place: isSetting ? 'ENCRYPTION_KEY' : keyFile,
  }
}

const heading = `# The key to what Bearings keeps encrypted. Keep a copy, apart from the backups: without it they cannot be read.
# The first line counts; the others are older keys, and needed for as long as there are backups from their time.
`

function textOf(keys: Buffer[]): string {
  return `${heading}${keys.map((key) => `${key.toString('base64')}\n`).join('')}`
}

function readKeys(file: string): Buffer[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
    chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new VaultLocked(`The key file ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  const lines = text.split('\n').map((line) => line.trim())
  const keys = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => Buffer.from(line, 'base64'))
  if (keys.length === 0 || keys.some(({ length }) => length !== 32))
    throw new VaultLocked(`The key file ${file} is damaged: put back the copy that was kept of it`)
  return keys
}

/**
 * Writes the key file unless it exists. If several processes start at once, the first one writes it and all
 * read the same keys, never a partial file.
 */
function writeFirst(file: string, key: Buffer): void {
  const unfinished = write(file, [key])
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function replace(file: string, keys: Buffer[]): void {
  renameSync(write(file, keys), file)
}

/** Writes the keys beside the file, synced to disk, and returns the path. */
function write(file: string, keys: Buffer[]): string {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  rmSync(unfinished, { force: true })
  const descriptor = openSync(unfinished, 'wx', 0o600)
  writeSync(descriptor, textOf(keys))
  fsyncSync(descriptor)
  closeSync(descriptor)
  return unfinished
}
