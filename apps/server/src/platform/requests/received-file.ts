import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Failure } from '@bearings/domain/failure'

/**
 * Stores a request body that is too large for memory on disk. The file is unlinked, so it disappears when it
 * is closed or after a crash.
 * @param folder The file's folder; created if it does not exist.
 * @param most The most bytes it may have.
 * @throws {Failure} `TOO_LARGE` as soon as it exceeds that
 */
export async function receivedFile(body: Readable, folder: string, most: number): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    let bytes = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > most) throw new Failure('TOO_LARGE')
      await file.write(chunk)
    }
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Reads the file from the beginning, in chunks of this many bytes; it stays open. */
export function readFrom(file: FileHandle, bytes: number): Readable {
  return file.createReadStream({ start: 0, autoClose: false, highWaterMark: bytes })
}
