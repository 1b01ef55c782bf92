import { createHmac } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/config/secrets.ts'

export type AddressHash = (email: string) => string

/** Returns what finds a person by their address, which is not stored in the clear. Not for transactions. */
export async function addressHash(db: Database): Promise<AddressHash> {
  const key = await secretFor(db, 'school')
  return (email) => createHmac('sha256', key).update(`email\n${email.toLowerCase()}`).digest('base64url')
}
