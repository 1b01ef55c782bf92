import { createHmac, randomBytes } from 'node:crypto'
import { codeFrom } from '@bearings/domain/advising/invites/rules'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/config/secrets.ts'

/**
 * Returns a new code, and the values stored for it. Like calendar URLs, the code is computed and not stored,
 * so that its advisor can copy it again although no table contains it. Must not run in a transaction.
 */
export async function newCode(
  db: Database,
  advisorId: string,
): Promise<{ code: string; salt: string; codeHash: string }> {
  const salt = randomBytes(16).toString('base64url')
  const code = await codeOf(db, { advisorId, salt })
  return { code, salt, codeHash: await hashOf(db, code) }
}

/** Computes the code of a stored invite. */
export async function codeOf(
  db: Database,
  { advisorId, salt }: { advisorId: string; salt: string },
): Promise<string> {
  return codeFrom(await keyed(db, `code\n${advisorId}\n${salt}`))
}

/** Returns the lookup hash of a code. Keyed, so that reading the table is not enough to test codes. */
export async function hashOf(db: Database, code: string): Promise<string> {
  return (await keyed(db, `hash\n${code}`)).toString('base64url')
}

async function keyed(db: Database, text: string): Promise<Buffer> {
  return createHmac('sha256', await secretFor(db, 'invites'))
    .update(text)
    .digest()
}
