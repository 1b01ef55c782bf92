import { faultInText, storedText, withoutDirectionControls } from '#field-bounds.ts'
import type { BrokenRule } from '../broken-rule.ts'
import { truncate } from '../truncate.ts'
import { documentName, fileLimits } from './options.ts'

/**
 * Returns the error message for a document's name, or `null`. The name must not be a path, on the server or
 * on a person's own machine.
 */
export function faultInName(name: string): string | null {
  const leads = /[\\/:]|^\.|\.$/.test(storedText(name, documentName))
  return faultInText(name, documentName) ?? (leads ? 'Leave out slashes, colons and dots at the ends.' : null)
}

/**
 * A file's name without its extension: `Transcript fall.pdf` becomes `Transcript fall`. The result is always
 * a valid name.
 */
export function nameOfFile(fileName: string): string {
  const plain = withoutDirectionControls(fileName)
    .replace(/\.(pdf|png|jpe?g|webp)$/i, '')
    .replace(/[\\/:]/g, '-')
  const name = truncate(plain, documentName.max).replace(/^[\s.]+|[\s.]+$/g, '')
  return name === '' ? 'Document' : name
}

/** Limits the number and the total bytes of a student's documents. */
export function ruleAgainstStoring(kept: readonly { bytes: number }[], bytes: number): BrokenRule | null {
  const sum = kept.reduce((sum, document) => sum + document.bytes, bytes)
  return kept.length >= fileLimits.documents || sum > fileLimits.documentsBytes ? 'documents-full' : null
}

/**
 * Returns when a URL made now expires, in seconds since 1970: the same for a while, so that browsers cache
 * it.
 */
export function goodUntil(now: Date, seconds: number): number {
  return Math.ceil(now.getTime() / 1000 / seconds) * seconds + seconds
}

/** Formats a size: `2 MB`, `640 KB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`
  const megabytes = kilobytes / 1024
  const tenths = Math.round(megabytes * 10) / 10
  return `${tenths < 10 ? tenths : Math.round(megabytes)} MB`
}
