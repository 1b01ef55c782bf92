import { setImmediate } from 'node:timers/promises'
import { broken, Failure } from '@bearings/domain/failure'
import { Unzip, type UnzipDecoder, type UnzipFile, UnzipInflate, UnzipPassThrough } from 'fflate'

/** Bytes unpacked in one go, to up to a thousand times as many. */
const piece = 1024
/** Unpacked bytes after which other work gets a turn. */
const turn = 524_288

/** More entries than any archive of ours has. */
const mostEntries = 5000

/**
 * Unpacks the wanted files of a ZIP as it is read. Other files are neither unpacked nor kept, and no file is
 * written under its name in the ZIP. Other work gets a turn along the way.
 * @param chunks The ZIP in pieces of any size.
 * @param wanted The name under which a file is returned, and its most bytes; `null` if it is not wanted.
 * @param mostTogether The most bytes for all of them together.
 * @throws {Failure} `TOO_LARGE` as soon as one file or the total exceeds its limit, whatever sizes the ZIP
 * declares; `no-archive` if it is not a ZIP
 */
export async function filesInZip(
  chunks: AsyncIterable<Uint8Array>,
  wanted: (name: string) => Wanted | null,
  mostTogether: number,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Found>()
  let entries = 0
  let room = mostTogether
  let sinceTurn = 0
  const take = (bytes: number) => {
    room -= bytes
    sinceTurn += bytes
    if (room < 0) throw new Failure('TOO_LARGE')
  }
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > mostEntries) throw new Failure('TOO_LARGE')
    const one = wanted(file.name)
    // If two files have the same name, the first one counts.
    const taken = one && !found.has(one.name) ? one : null
    for (const decoder of taken ? [UnzipInflate, UnzipPassThrough] : [unread(file.compression)])
      unzip.register(decoder)
    if (taken) found.set(taken.name, gathered(file, taken, take))
    else file.ondata = () => {}
    file.start()
  })
  try {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += piece) {
        unzip.push(chunk.subarray(at, at + piece))
        if (sinceTurn > turn) {
          await setImmediate()
          sinceTurn = 0
        }
      }
  } catch (error) {
    throw error instanceof Failure ? error : broken('no-archive')
  }
  const whole = [...found].filter(([, { isWhole }]) => isWhole)
  return new Map(whole.map(([name, { parts }]) => [name, Buffer.concat(parts)]))
}

/** With `read`, the file's pieces go there in order as they are unpacked, and it is returned empty. */
export type Wanted = { name: string; most: number; read?: ((piece: Uint8Array) => void) | undefined }
type Found = { parts: Uint8Array[]; isWhole: boolean }

function gathered(file: UnzipFile, { most, read }: Wanted, take: (bytes: number) => void): Found {
  const found: Found = { parts: [], isWhole: false }
  let bytes = 0
  file.ondata = (error, part, isLast) => {
    if (error) throw error
    bytes += part.length
    if (bytes > most) throw new Failure('TOO_LARGE')
    take(part.length)
    if (read) read(part)
    else found.parts.push(part)
    found.isWhole = isLast
  }
  return found
}

/** Discards an unwanted file's data, which would otherwise be kept until the end. */
function unread(compression: number) {
  return class Unread implements UnzipDecoder {
    static compression = compression
    ondata: UnzipDecoder['ondata'] = () => {}
    push() {}
  }
}
