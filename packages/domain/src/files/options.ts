/** The files that people may upload. Does not use zod, because the browser loads these lists too. */

import type { TextBounds } from '#field-bounds.ts'

export const mebibyte = 1_048_576

/** The types of profile pictures. The actual type is read from the bytes, whatever the file's name says. */
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
  /** Documents of one student, and their bytes in total. */
  documents: 20,
  documentsBytes: 50 * mebibyte,
  /** Pixels of one picture, however small its file is: unpacked, each takes four bytes. */
  pixels: 50_000_000,
  /** Uploads of one person. */
  uploadsPerMinute: 10,
  uploadsPerDay: 100,
} as const

/** The side lengths of an avatar's stored squares, in pixels. */
export const avatarSides = { small: 96, large: 512 } as const

/** The least seconds for which an avatar's URL is valid. */
export const avatarLinkSeconds = 3600
/** Seconds for which a document's URL is valid: enough to start a download. */
export const documentLinkSeconds = 60
