import { sizeInWords } from '@bearings/domain/files/rules'
import type { DocumentKind, StoredDocument } from '@bearings/domain/files/schema'
import { dayIn } from '#platform/dates.ts'

export const kindWords: Record<DocumentKind, string> = {
  transcript: 'Transcript',
  resume: 'Résumé',
  award: 'Award or certificate',
  other: 'Other',
}

const typeWords: Record<StoredDocument['type'], string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/webp': 'WebP picture',
}

/** Returns `PDF, 640 KB, added Nov 2, 2026`. */
export function aboutDocument({ type, bytes, createdAt }: StoredDocument, timeZone: string): string {
  return `${typeWords[type]}, ${sizeInWords(bytes)}, added ${dayIn(timeZone, createdAt)}`
}
