import { broken } from '@bearings/domain/failure'
import { avatarSides, fileLimits, pictureTypes } from '@bearings/domain/files/options'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import { assertFewParts, assertSingleFormat, typeOf } from './types.ts'

// Unpacked, a picture takes 200 MB, and its thread is one of the four that check passwords and read files.
const oneAtATime = limitConcurrency(1)

const decoding = { failOn: 'error', limitInputPixels: fileLimits.pixels } as const

/**
 * Re-encodes a picture as squares: rotated upright, cropped to the center, without metadata such as where it
 * was taken.
 * @throws {Failure} `picture-not-taken`, `file-is-two`, `picture-broken`
 */
export async function cropSquares(given: Buffer): Promise<{ small: Buffer; large: Buffer }> {
  const type = await typeOf(given)
  if (!pictureTypes.some((taken) => taken === type)) throw broken('picture-not-taken')
  assertSingleFormat(given, type!)
  assertFewParts(given, type!)
  return decoded(async () => {
    const large = await square(given, avatarSides.large)
    return { small: await square(large, avatarSides.small), large }
  })
}

/**
 * Re-encodes a picture at its original size, rotated upright, without metadata.
 * @throws {Failure} `picture-broken`
 */
export function reencode(given: Buffer, type: (typeof pictureTypes)[number]): Promise<Buffer> {
  return decoded(async () => {
    const picture = (await decoder())(given, decoding).autoOrient().timeout({ seconds: 20 })
    switch (type) {
      case 'image/png':
        return picture.png().toBuffer()
      case 'image/jpeg':
        return picture.jpeg({ quality: 90 }).toBuffer()
      case 'image/webp':
        return picture.webp({ quality: 90 }).toBuffer()
    }
  })
}

async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await oneAtATime(work)
  } catch {
    // Any decoder error; its message may contain data from the file, so it is not passed on.
    throw broken('picture-broken')
  }
}

async function square(given: Buffer, side: number): Promise<Buffer> {
  const sharp = await decoder()
  return sharp(given, decoding)
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer()
}

/** Loaded for the first picture, because it holds 20 MB. */
async function decoder() {
  const { default: sharp } = await import('sharp')
  // Uses one core for a picture, so that the others can answer requests.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
