import { broken } from '@bearings/domain/failure'
import { documentTypes } from '@bearings/domain/files/options'
import type { DocumentType } from '@bearings/domain/files/schema'
import { reencode } from '../pictures.ts'
import { assertFewParts, assertSingleFormat, typeOf } from '../types.ts'

/**
 * Returns the stored form of an uploaded document: a PDF without what stands around it, a picture re-encoded in
 * its own format.
 * @throws {Failure} `document-not-taken`, `file-is-two`, `picture-broken`
 */
export async function contentOfDocument(given: Buffer): Promise<{ type: DocumentType; content: Buffer }> {
  const type = (await typeOf(given)) as DocumentType | undefined
  const pdf = type === undefined || type === 'application/pdf' ? pdfIn(given) : null
  if (pdf) {
    for (const content of [given, pdf]) assertSingleFormat(content, 'application/pdf')
    return { type: 'application/pdf', content: pdf }
  }
  if (type === undefined || !(type in documentTypes)) throw broken('document-not-taken')
  assertSingleFormat(given, type)
  if (type === 'application/pdf') throw broken('document-not-taken')
  assertFewParts(given, type)
  return { type, content: await reencode(given, type) }
}

/** How far from the ends of a file its header and its end mark may be, in bytes, as readers of PDFs allow. */
const farthest = 1024

/**
 * Returns a PDF from its header to its end mark and the white space behind it; `null` if one of them is missing.
 * Scanners and gateways write bytes around it. Without them, no other program takes the file for its own.
 */
function pdfIn(given: Buffer): Buffer | null {
  const start = given.subarray(0, farthest + 5).indexOf('%PDF-')
  const tail = Math.max(given.length - farthest, start)
  const end = given.subarray(tail).lastIndexOf('%%EOF')
  if (start < 0 || end < 0) return null
  const behind = given.subarray(tail + end + 5).toString('latin1')
  const isBlank = /^[\s\0]*$/.test(behind)
  const [lineEnd] = /^(?:\r\n?|\n)?/.exec(behind)!
  return given.subarray(start, isBlank ? undefined : tail + end + 5 + lineEnd.length)
}
