import { setImmediate } from 'node:timers/promises'
import { broken, Failure } from '@bearings/domain/failure'
import { mebibyte } from '@bearings/domain/files/options'
import { Unzip, type UnzipDecoder, type UnzipFile, UnzipInflate, UnzipPassThrough } from 'fflate'

/** Bytes unpacked in one go, to up to a thousand times as many. */
const piece = 1024
/** Unpacked bytes after which other work gets a turn. */
const turn = 524_288

/** More entries than any archive of ours has. */
const mostEntries = 5000
/** Bytes that are in no file: names twice, and what stands around them, of so many entries. */
const mostAround = 4 * mebibyte

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
  let around = 0
  const packed = (bytes: number) => {
    around -= bytes
  }
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
    for (const decoder of decodersOf(file, taken !== null, packed)) unzip.register(decoder)
    if (taken) found.set(taken.name, gathered(file, taken, take))
    else file.ondata = () => {}
    file.start()
  })
  try {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += piece) {
        const pushed = chunk.subarray(at, at + piece)
        around += pushed.length
        unzip.push(pushed)
        if (around > mostAround) throw entries === 0 ? broken('no-archive') : new Failure('TOO_LARGE')
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

/**
 * Unpacks a wanted file, and discards an unwanted one's data, which would otherwise be kept until the end.
 * @param packed Is told the number of packed bytes of each piece.
 */
function decodersOf({ compression }: UnzipFile, isWanted: boolean, packed: (bytes: number) => void) {
  class Inflated extends UnzipInflate {
    override push(data: Uint8Array, isLast: boolean) {
      packed(data.length)
      super.push(data, isLast)
    }
  }
  class Stored extends UnzipPassThrough {
    override push(data: Uint8Array, isLast: boolean) {
      packed(data.length)
      super.push(data, isLast)
    }
  }
  class Unread implements UnzipDecoder {
    static compression = compression
    ondata: UnzipDecoder['ondata'] = () => {}
    push(data: Uint8Array) {
      packed(data.length)
    }
  }
  return isWanted ? [Inflated, Stored] : [Unread]
}
