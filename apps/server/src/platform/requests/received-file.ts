import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Failure } from '@bearings/domain/failure'

/**
 * Returns a function that stores a request body that is too large for memory on disk, and works on it. The file
 * is unlinked, so it disappears when the work is done or after a crash. A body that arrives slowly keeps nobody
 * else waiting.
 * @param folder The files' folder; created if it does not exist.
 * @param most The most bytes that one file may have, and all that are there at the same time.
 */
export function arrivals(folder: string, most: { each: number; together: number }) {
  let present = 0

  /**
   * @throws {Failure} `TOO_LARGE` as soon as the body exceeds its limit, `UNAVAILABLE` while there is no room for more
   */
  async function receive<T>(body: Readable, work: (file: FileHandle) => Promise<T>): Promise<T> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, randomUUID())
    const file = await open(path, 'wx+', 0o600)
    let bytes = 0
    try {
      await rm(path)
      for await (const chunk of body as AsyncIterable<Buffer>) {
        bytes += chunk.length
        present += chunk.length
        if (bytes > most.each) throw new Failure('TOO_LARGE')
        if (present > most.together) throw new Failure('UNAVAILABLE')
        await file.write(chunk)
      }
      return await work(file)
    } finally {
      present -= bytes
      await file.close()
    }
  }
  return { receive }
}

/** Reads the file from the beginning, in chunks of this many bytes; it stays open. */
export function readFrom(file: FileHandle, bytes: number): Readable {
  return file.createReadStream({ start: 0, autoClose: false, highWaterMark: bytes })
}
