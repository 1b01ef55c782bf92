import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../open.ts'
import { decrypt, encrypt } from '../vault/cipher.ts'

/** What a backup needs to know about the files that rows refer to. */
export type BackedUpFiles = {
  /** The bucket that stores them, which needs its own backup; `null` if they are on disk. */
  bucket: string | null
  store: {
    read: (key: string) => Promise<Readable | null>
    put: (key: string, content: Uint8Array, type: string) => Promise<void>
    remove: (key: string) => Promise<void>
  }
  named: (db: Database) => Promise<NamedFile[]>
  /** Deletes the rows that refer to these files. */
  forget: (tx: Database, keys: readonly string[]) => Promise<void>
  /** Schedules files that no row refers to any more for removal. */
  removeLater: (tx: Database, keys: readonly string[]) => Promise<void>
}
export type NamedFile = { key: string; type: string }
type DataKey = { id: string; key: Buffer }

/** A file in a backup, encrypted, or a note that a row refers to a file that no longer exists. */
type FileLine = NamedFile & ({ keyId: string; content: string } | { isGone: true })

/**
 * One line per file. A file that someone deleted after the rows were read is marked as gone.
 * @param onMissing Called for a missing file that a row still refers to.
 */
export async function* linesOfFiles(
  files: Pick<BackedUpFiles, 'store'>,
  named: readonly NamedFile[],
  { id: keyId, key: dataKey }: DataKey,
  onMissing: (key: string) => Promise<void>,
): AsyncGenerator<string> {
  for (const { key, type } of named) {
    const stream = await files.store.read(key)
    if (!stream) await onMissing(key)
    const line: FileLine = stream
      ? { key, type, keyId, content: encrypt(dataKey, await buffer(stream), placeOf(key)) }
      : { key, type, isGone: true }
    yield `${JSON.stringify(line)}\n`
  }
}

/**
 * Returns the file on a line that `linesOfFiles` wrote; its content is `null` if it was gone.
 * @throws if the line is incomplete or was changed
 */
export function fileIn(
  line: string,
  keys: ReadonlyMap<string, Buffer>,
): NamedFile & { content: Buffer | null } {
  const file = JSON.parse(line) as FileLine
  const { key, type } = file
  return {
    key,
    type,
    content: 'isGone' in file ? null : decrypt(keys.get(file.keyId)!, file.content, placeOf(key)),
  }
}

/** The context a file is encrypted with, so that swapping two lines is detected. */
function placeOf(key: string): string {
  return `files.${key}`
}
