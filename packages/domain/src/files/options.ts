/** What files people may keep. Without zod, since the browser reads these lists too. */

import type { TextBounds } from '#field-bounds.ts'

export const mebibyte = 1_048_576

/** Pictures of people. What they really are is read from their bytes, whatever their names say. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** What a document may be, and how the name of its file ends. */
export const documentTypes = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const
export const documentKinds = ['transcript', 'resume', 'award', 'other'] as const

/** What a document is called, without the ending of its file. */
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
/** Seconds for which the address of a document is good: enough to begin a download. */
export const documentLinkSeconds = 60
