import { createHmac, randomBytes } from 'node:crypto'
import { codeFrom } from '@bearings/domain/advising/invites/rules'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/secrets.ts'

/**
 * A new code, with what is kept of it. As with the addresses of calendars it is computed and not kept, so that its
 * advisor can copy it again and yet it stands in no table. Not for transactions.
 */
export async function newCode(
  db: Database,
  advisorId: string,
): Promise<{ code: string; salt: string; codeHash: string }> {
  const salt = randomBytes(16).toString('base64url')
  const code = await codeOf(db, { advisorId, salt })
  return { code, salt, codeHash: await hashOf(db, code) }
}

/** The code of an invite that is kept. */
export async function codeOf(
  db: Database,
  { advisorId, salt }: { advisorId: string; salt: string },
): Promise<string> {
  return codeFrom(await keyed(db, `code\n${advisorId}\n${salt}`))
}

/** What an invite is found by. Keyed, so that whoever reads the table cannot try codes against it. */
export async function hashOf(db: Database, code: string): Promise<string> {
  return (await keyed(db, `hash\n${code}`)).toString('base64url')
}

async function keyed(db: Database, text: string): Promise<Buffer> {
  return createHmac('sha256', await secretFor(db, 'invites'))
    .update(text)
    .digest()
}
