import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '#services.ts'
import { flows } from './tables/one-time-tokens.ts'

export async function insert(tx: Database, values: typeof flows.$inferInsert): Promise<string> {
  const [row] = await tx.insert(flows).values(values).returning({ id: flows.id })
  return row!.id
}

export async function issue(tx: Database, id: string, authCodeHash: string, now: Date): Promise<void> {
  await tx.update(flows).set({ authCodeHash, issuedAt: now }).where(eq(flows.id, id))
}

/** Returns whose flow a code completes. */
export async function personOf(tx: Database, authCodeHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: flows.userId })
    .from(flows)
    .where(eq(flows.authCodeHash, authCodeHash))
  return row?.userId
}

/** Deletes the flow and returns it. Its code works once, for what it is for, whatever the outcome. */
export async function consume(tx: Database, authCodeHash: string, purpose: 'sign-in' | 'link') {
  const isFor = purpose === 'link' ? isNotNull(flows.identity) : isNull(flows.identity)
  const [row] = await tx
    .delete(flows)
    .where(and(eq(flows.authCodeHash, authCodeHash), isNotNull(flows.issuedAt), isFor))
    .returning()
  return row
}

/** Ends the sign-ins of a person that only need their code to be exchanged: all, or those without a second factor. */
export async function endIssued(tx: Database, userId: string, which: 'all' | 'weak'): Promise<void> {
  const isWeak = which === 'weak' ? eq(flows.aal, 'aal1') : undefined
  await tx
    .delete(flows)
    .where(and(eq(flows.userId, userId), isNotNull(flows.issuedAt), isNull(flows.identity), isWeak))
}

/** Ends the sign-ins by a provider that are under way: of a person, and those that began with a session there. */
export async function endByProvider(
  tx: Database,
  { userId, session }: { userId: string | undefined; session: string | null },
): Promise<void> {
  const ofPerson = userId === undefined ? undefined : eq(flows.userId, userId)
  const ofSession = session === null ? undefined : eq(flows.providerSession, session)
  if (ofPerson || ofSession)
    await tx.delete(flows).where(and(eq(flows.method, 'oauth'), or(ofPerson, ofSession)))
}
