import { faultInText } from '#field-bounds.ts'
import type { BrokenRule } from '../broken-rule.ts'
import { documentName, fileLimits } from './options.ts'

/**
 * What is wrong with a document's name, in words, or `null`. It must not be a path, on the server or on a
 * person's own machine.
 */
export function faultInName(name: string): string | null {
  const leads = /[\\/:]|^\.|\.$/.test(name.trim())
  return faultInText(name, documentName) ?? (leads ? 'Leave out slashes, colons and dots at the ends.' : null)
}

/**
 * A file's name without its extension: `Transcript fall.pdf` becomes `Transcript fall`. The result is always
 * a valid name.
 */
export function nameOfFile(fileName: string): string {
  const name = fileName
    .replace(/\.(pdf|png|jpe?g|webp)$/i, '')
    .replace(/[\\/:]/g, '-')
    .slice(0, documentName.max)
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return name === '' ? 'Document' : name
}

/** Whether a document of so many bytes has room beside these. */
export function ruleAgainstStoring(kept: readonly { bytes: number }[], bytes: number): BrokenRule | null {
  const sum = kept.reduce((sum, document) => sum + document.bytes, bytes)
  return kept.length >= fileLimits.documents || sum > fileLimits.documentsBytes ? 'documents-full' : null
}

/** Until when an address made now is good, in whole seconds: the same for an hour, so that a browser may keep it. */
export function goodUntil(now: Date, seconds: number): number {
  return Math.ceil(now.getTime() / 1000 / seconds) * seconds + seconds
}

/** `2 MB`, `640 KB`: a size in words. */
export function sizeInWords(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`
  const megabytes = kilobytes / 1024
  return `${megabytes < 10 && megabytes % 1 !== 0 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
