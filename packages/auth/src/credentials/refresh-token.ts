import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SessionRow } from '#store/sessions.ts'

/** The session's current refresh token; every call returns the same one. */
export function refreshTokenOf(
  key: Buffer,
  { id, refreshCounter, refreshSalt }: Pick<SessionRow, 'id' | 'refreshCounter' | 'refreshSalt'>,
): string {
  const body = Buffer.alloc(21)
  body[0] = 1
  Buffer.from(id.replaceAll('-', ''), 'hex').copy(body, 1)
  body.writeUInt32BE(refreshCounter, 17)
  return Buffer.concat([body, macOf(key, refreshSalt, body)]).toString('base64url')
}

/** Reads the claims of a refresh token. Verifying that we issued it requires the session's salt. */
export function readRefreshToken(token: unknown) {
  if (typeof token !== 'string' || !/^[\w-]{50}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes[0] !== 1 || bytes.toString('base64url') !== token) return null
  const body = bytes.subarray(0, 21)
  const hex = body.subarray(1, 17).toString('hex')
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: body.readUInt32BE(17),
    isOurs: (key: Buffer, salt: string) => timingSafeEqual(bytes.subarray(21), macOf(key, salt, body)),
  }
}

function macOf(key: Buffer, salt: string, body: Buffer): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'base64url'), 'rt1', 32))
  return createHmac('sha256', derived).update(body).digest().subarray(0, 16)
}
