import { createHmac, randomBytes } from 'node:crypto'
import { codeFrom } from '@bearings/domain/advising/invites/rules'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/config/secrets.ts'

/** A link by the id of its contact or request. */
type Coded = { ownerId: string; salt: string }

/** Computes codes and what finds an address; both are stored nowhere in plain (decision 140). Not for transactions. */
export async function letterCodes(db: Database) {
  const key = await secretFor(db, 'letters')
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest()
  const codeOf = ({ ownerId, salt }: Coded) => codeFrom(keyed(`code\n${ownerId}\n${salt}`))
  const hashOf = (code: string) => keyed(`hash\n${code}`).toString('base64url')
  return {
    codeOf,
    hashOf,
    emailHashOf: (email: string) => keyed(`email\n${email}`).toString('base64url'),
    /** Makes what is stored of a new link. */
    newSecret: (ownerId: string) => {
      const salt = randomBytes(16).toString('base64url')
      return { salt, codeHash: hashOf(codeOf({ ownerId, salt })) }
    },
  }
}

export type LetterCodes = Awaited<ReturnType<typeof letterCodes>>
