import { Readable } from 'node:stream'
import { Failure } from '@bearings/domain/failure'
import { rosterLimits } from '@bearings/domain/school/imports/options'
import { FileRefused } from '#platform/csv-import/read-file.ts'
import { filesInZip } from '#platform/documents/zip-files.ts'

const piece = 65_536
const notAZip = 'This is no ZIP file, or it is damaged.'

/**
 * Unpacks these files of a OneRoster ZIP and nothing else. @throws {FileRefused} in words, for a ZIP of folders, of too
 * many or doubled files, or of too many bytes, whatever sizes it declares.
 */
export async function unpack(
  zip: AsyncIterable<Uint8Array>,
  wanted: readonly string[],
): Promise<Map<string, Buffer>> {
  const names = new Set<string>()
  let fault: string | null = null
  const look = (name: string) => {
    fault ??= faultInEntry(name, names)
    names.add(name)
    return fault === null && wanted.includes(name) ? { name, most: rosterLimits.unpackedBytes } : null
  }
  try {
    const files = await filesInZip(zip, look, rosterLimits.unpackedBytes)
    if (fault !== null) throw new FileRefused(fault)
    if (names.size === 0) throw new FileRefused(notAZip)
    const broken = wanted.find((name) => names.has(name) && !files.has(name))
    if (broken !== undefined) throw new FileRefused(`${broken} did not arrive completely.`)
    return files
  } catch (error) {
    if (fault !== null) throw new FileRefused(fault)
    if (!(error instanceof Failure)) throw error
    throw new FileRefused(error.code === 'TOO_LARGE' ? 'The ZIP unpacks to more than 64 MB.' : notAZip)
  }
}

function faultInEntry(name: string, before: ReadonlySet<string>): string | null {
  if (before.size >= rosterLimits.zipEntries)
    return `The ZIP has more than ${rosterLimits.zipEntries} files. Put only those of the export into it.`
  if (/[/\\]/.test(name)) return 'The ZIP has folders. Put the CSV files themselves into it, and import that.'
  if (!/^[\w.-]+\.csv$/i.test(name)) return 'The ZIP has something other than CSV files.'
  return before.has(name) ? `The ZIP has ${name} twice.` : null
}

/** An unpacked file as it would arrive by itself. */
export function asStream(content: Buffer): Readable {
  const pieces = Array.from({ length: Math.ceil(content.length / piece) }, (_, at) =>
    content.subarray(at * piece, (at + 1) * piece),
  )
  return Readable.from(pieces)
}
