import type { Actor } from '@bearings/domain/actor'
import type { DocumentKind, StoredDocument } from '@bearings/domain/files/schema'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { documents } from '../database/tables/files.ts'
import { setOwn } from '../features/files/avatars/service.ts'
import { add } from '../features/files/documents/service.ts'
import type { Services } from '../platform/requests/services.ts'

type Format = 'png' | 'jpeg' | 'webp'

/** Returns a picture of one color, with metadata such as a camera writes. */
export async function aPicture({ format = 'png' as Format, side = 64 } = {}): Promise<Buffer> {
  const color = { width: side, height: side + 10, channels: 3 as const, background: '#2f6f8f' }
  const picture = sharp({ create: color }).withExif({ IFD0: { Copyright: 'Taken at 12 Hill Road' } })
  return picture.toFormat(format).toBuffer()
}

/** Gives this person a profile picture. */
export async function givenAvatar(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  actor: Actor,
): Promise<void> {
  await setOwn(services, actor, await aPicture())
}

export function aPdf(text = 'Fall 2026'): Buffer {
  const parts = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj',
    `% ${text}`,
    'trailer<</Root 1 0 R/Size 4>>',
    '%%EOF\n',
  ]
  return Buffer.from(parts.join('\n'), 'latin1')
}

/** Creates a document of this student, which nobody else sees unless `isShown` is set. */
export async function givenDocument(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  student: Actor,
  { name = 'Transcript', kind = 'transcript' as DocumentKind, content = aPdf(), isShown = false } = {},
): Promise<StoredDocument> {
  const document = await add(services, student, { name, kind }, content)
  if (!isShown) return document
  await services.db.update(documents).set({ isShown }).where(eq(documents.id, document.id))
  return { ...document, isShown }
}
