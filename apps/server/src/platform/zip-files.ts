import { broken, Failure } from '@bearings/domain/failure'
import { Unzip, type UnzipDecoder, type UnzipFile, UnzipInflate, UnzipPassThrough } from 'fflate'

/** More than any archive of ours has. */
const mostEntries = 5000

/**
 * Files of a ZIP, unpacked as it is read. The others are neither unpacked nor kept, and none is written anywhere under the
 * name that it has there.
 * @param chunks The ZIP in small pieces: each is unpacked as a whole, to up to a thousand times its size.
 * @param mostOf Bytes that a file of this name may come to; `null` for one that is not wanted.
 * @param mostTogether Bytes that all of them may come to.
 * @throws {Failure} `TOO_LARGE` as soon as one comes to more, or all, whatever the ZIP says of itself; `no-archive` where it
 * is none
 */
export async function filesInZip(
  chunks: AsyncIterable<Uint8Array>,
  mostOf: (name: string) => number | null,
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
    const most = mostOf(file.name)
    // Of two with one name the first counts.
    const isTaken = most !== null && !found.has(file.name)
    for (const decoder of isTaken ? [UnzipInflate, UnzipPassThrough] : [unread(file.compression)])
      unzip.register(decoder)
    if (isTaken) found.set(file.name, gathered(file, most, take))
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

/** Else what nobody asks for would be kept until the end. */
function unread(compression: number) {
  return class Unread implements UnzipDecoder {
    static compression = compression
    ondata: UnzipDecoder['ondata'] = () => {}
    push() {}
  }
}
