import { broken } from '@bearings/domain/failure'
import { documentTypes } from '@bearings/domain/files/options'
import type { DocumentType } from '@bearings/domain/files/schema'
import { reencode } from '../pictures.ts'
import { assertSingleFormat, typeOf } from '../types.ts'

/**
 * Returns the stored form of an uploaded document: a PDF unchanged, a picture re-encoded in its own format.
 * @throws {Failure} `document-not-taken`, `file-is-two`, `picture-broken`
 */
export async function contentOfDocument(given: Buffer): Promise<{ type: DocumentType; content: Buffer }> {
  const type = (await typeOf(given)) as DocumentType | undefined
  if (type === undefined || !(type in documentTypes)) throw broken('document-not-taken')
  assertSingleFormat(given, type)
  if (type !== 'application/pdf') return { type, content: await reencode(given, type) }
  if (!isWholePdf(given)) throw broken('document-not-taken')
  return { type, content: given }
}

/** The file must start with the PDF header and end with its end marker, followed only by white space. */
function isWholePdf(content: Buffer): boolean {
  const end = content.subarray(-1024).toString('latin1')
  return content.subarray(0, 5).toString('latin1') === '%PDF-' && /%%EOF[\s\0]*$/.test(end)
}
