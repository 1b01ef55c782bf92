/** The files that people may upload. Does not use zod, because the browser loads these lists too. */

import type { TextBounds } from '#field-bounds.ts'

export const mebibyte = 1_048_576

/** Pictures of people. What they really are is read from their bytes, whatever their names say. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The allowed types of documents and their file extensions. */
export const documentTypes = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const
export const documentKinds = ['transcript', 'resume', 'award', 'other'] as const

/** A document's name, without its file extension. */
export const documentName = {
  min: 1,
  max: 120,
  missing: 'Name the document.',
} as const satisfies TextBounds

export const fileLimits = {
  avatarBytes: 2 * mebibyte,
  documentBytes: 10 * mebibyte,
  /** Of one student, and what they may come to together. */
  documents: 20,
  documentsBytes: 50 * mebibyte,
  /** Of one picture, however small its file is: unpacked it takes four bytes each. */
  pixels: 50_000_000,
  /** Uploads of one person. */
  uploadsPerMinute: 10,
  uploadsPerDay: 100,
} as const

/** The sides of the squares that an avatar is kept as, in pixels. */
export const avatarSides = { small: 96, large: 512 } as const

/** Seconds for which the address of an avatar is good, at least. */
export const avatarLinkSeconds = 3600
/** Seconds for which a document's URL is valid: enough to start a download. */
export const documentLinkSeconds = 60
