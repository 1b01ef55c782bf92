import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16
/** Texts are padded to a multiple of this many bytes, because the length of an answer can reveal it. */
const block = 32

/**
 * Encrypts with AES-256-GCM and a random nonce; returns nonce, tag and encrypted text in base64url.
 * @param boundTo Must be given again to decrypt, so that one value cannot be put in the place of another.
 */
export function encrypt(key: Buffer, text: Buffer, boundTo: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws if the value was changed, is bound to something else, or was encrypted with another key. */
export function decrypt(key: Buffer, encrypted: string, boundTo: string): Buffer {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
}

/** Returns the text as bytes, followed by 0x80 and zeros up to a full block (ISO/IEC 7816-4). */
export function pad(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  const padded = Buffer.alloc(Math.ceil((bytes.length + 1) / block) * block)
  bytes.copy(padded)
  padded[bytes.length] = 0x80
  return padded
}

/** Reverses `pad`. */
export function unpad(padded: Buffer): string {
  return padded.subarray(0, padded.lastIndexOf(0x80)).toString('utf8')
}

/** Returns a key's id, from which the key cannot be derived: 12 hexadecimal digits. */
export function keyIdOf(key: Buffer): string {
  return createHmac('sha256', key).update('bearings key id').digest('hex').slice(0, 12)
}

/** 32 random bytes. */
export function newKey(): Buffer {
  return randomBytes(32)
}
