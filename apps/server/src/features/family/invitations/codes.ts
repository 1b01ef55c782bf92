import { createHmac, randomBytes } from 'node:crypto'
import { codeFrom } from '@bearings/domain/advising/invites/rules'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/config/secrets.ts'

type Coded = { studentId: string; salt: string }

/** Computes codes, which are stored nowhere, as those of advisors' invites (decision 91). Not for transactions. */
export async function familyCodes(db: Database) {
  const key = await secretFor(db, 'family')
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    newSalt: () => randomBytes(16).toString('base64url'),
    codeOf: ({ studentId, salt }: Coded) => codeFrom(keyed(`code\n${studentId}\n${salt}`)),
    hashOf: (code: string) => keyed(`hash\n${code}`).toString('base64url'),
  }
}
