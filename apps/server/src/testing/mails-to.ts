import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { mails } from '../database/tables/mails.ts'
import { openRow } from '../database/vault/rows.ts'

/** Returns the mails in the outbox for this address, oldest first. */
export async function mailsTo(db: Database, address: string) {
  const found = await db.select().from(mails).where(eq(mails.to, address)).orderBy(mails.id)
  return Promise.all(found.map((mail) => openRow(db, mails, String(mail.id), mail)))
}
