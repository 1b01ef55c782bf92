import { broken } from '@bearings/domain/failure'
import { fileTypeFromBuffer } from 'file-type'

/** Bytes at a file's beginning that tell its type; some types are otherwise looked for part by part to the end. */
const beginning = 65_536

/** Returns a file's real type, from its bytes; `undefined` if unknown, as for text. */
export async function typeOf(content: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(content.subarray(0, beginning)))?.mime
}

/** Parts of a PNG; a picture of 10 MB has about a thousand, and each costs its reader as much as it does us. */
const mostParts = 10_000

/** @throws {Failure} `picture-broken` for a PNG of so many parts that reading them takes seconds */
export function assertFewParts(content: Buffer, type: string): void {
  if (type !== 'image/png') return
  let parts = 0
  for (let at = 8; at + 12 <= content.length; at += 12 + content.readUInt32BE(at))
    if (++parts > mostParts) throw broken('picture-broken')
}

const endOfZip = Buffer.from('PK\x05\x06', 'latin1')
const farthestEndOfZip = 65_557
const markup = /<(script|html|body|iframe|svg|!doctype html|\?php)[\s>/]/i

/**
 * Refuses a file that another program would take for something else, such as a picture that is also a page or
 * an archive.
 * @throws {Failure} `file-is-two`
 */
export function assertSingleFormat(content: Buffer, type: string): void {
  const isZip = content.subarray(-farthestEndOfZip).includes(endOfZip)
  const isPdf = type !== 'application/pdf' && content.includes('%PDF-')
  // A PDF may mention markup anywhere. A browser that guesses the type looks only at the beginning.
  const read = type === 'application/pdf' ? content.subarray(0, 1024) : content
  if (isZip || isPdf || markup.test(read.toString('latin1'))) throw broken('file-is-two')
}
