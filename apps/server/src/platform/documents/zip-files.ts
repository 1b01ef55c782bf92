import { broken, Failure } from '@bearings/domain/failure'
import { Unzip, type UnzipDecoder, type UnzipFile, UnzipInflate, UnzipPassThrough } from 'fflate'

/** More entries than any archive of ours has. */
const mostEntries = 5000

/**
 * Unpacks the wanted files of a ZIP as it is read. Other files are neither unpacked nor kept, and no file is
 * written under its name in the ZIP.
 * @param chunks The ZIP in small pieces: each is unpacked as a whole, to up to a thousand times its size.
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
  const take = (bytes: number) => {
    room -= bytes
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
    if (taken) found.set(taken.name, gathered(file, taken.most, take))
    else file.ondata = () => {}
    file.start()
  })
  try {
    for await (const chunk of chunks) unzip.push(chunk)
  } catch (error) {
    throw error instanceof Failure ? error : broken('no-archive')
  }
  const whole = [...found].filter(([, { isWhole }]) => isWhole)
  return new Map(whole.map(([name, { parts }]) => [name, Buffer.concat(parts)]))
}

export type Wanted = { name: string; most: number }
type Found = { parts: Uint8Array[]; isWhole: boolean }

function gathered(file: UnzipFile, most: number, take: (bytes: number) => void): Found {
  const found: Found = { parts: [], isWhole: false }
  let bytes = 0
  file.ondata = (error, part, isLast) => {
    if (error) throw error
    bytes += part.length
    if (bytes > most) throw new Failure('TOO_LARGE')
    take(part.length)
    found.parts.push(part)
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
