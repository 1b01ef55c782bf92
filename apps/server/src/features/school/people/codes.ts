import { createHmac, randomBytes } from 'node:crypto'
import { codeFrom } from '@bearings/domain/advising/invites/rules'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/config/secrets.ts'

export type SchoolCodes = {
  /** The code of a person, for the salt in their row. */
  codeOf: (person: { id: string; salt: string }) => string
  hashOf: (code: string) => string
}

/** Computes codes, which are stored nowhere, as those of invites (decision 91). Not for transactions. */
export async function schoolCodes(db: Database): Promise<SchoolCodes> {
  const key = await secretFor(db, 'school')
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    codeOf: ({ id, salt }) => codeFrom(keyed(`code\n${id}\n${salt}`)),
    hashOf: (code) => keyed(`hash\n${code}`).toString('base64url'),
  }
}

export function newSalt(): string {
  return randomBytes(16).toString('base64url')
}
