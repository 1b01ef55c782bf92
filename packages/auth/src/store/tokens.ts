import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#services.ts'
import { oneTimeTokens } from './tables/one-time-tokens.ts'
import type { TokenKind } from './token-kinds.ts'

export type TokenRow = typeof oneTimeTokens.$inferSelect

/** The wrong codes, from all networks, that invalidate a code. `takeCode` stops one network long before. */
const mostTries = 24

export async function insert(tx: Database, values: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await tx.insert(oneTimeTokens).values(values)
}

/** Uses up the link if it is still valid. Of two clicks at once, one gets it. */
export async function consumeByLink(
  tx: Database,
  { linkHash, kinds, now }: { linkHash: string; kinds: TokenKind[]; now: Date },
): Promise<TokenRow | undefined> {
  const [row] = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.linkHash, linkHash),
        inArray(oneTimeTokens.kind, kinds),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Returns the accounts that a link, or a code mailed to this address, may belong to, in a fixed order. */
export async function ownersOf(
  tx: Database,
  mailed: { linkHash: string } | { address: string },
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      'linkHash' in mailed
        ? eq(oneTimeTokens.linkHash, mailed.linkHash)
        : eq(oneTimeTokens.address, mailed.address),
    )
    .orderBy(oneTimeTokens.userId)
  return rows.map(({ userId }) => userId)
}

/** Finds the tokens that a code mailed to this address may be for, locked until the transaction ends. */
export function lockByAddress(
  tx: Database,
  { address, kinds, now }: { address: string; kinds: TokenKind[]; now: Date },
): Promise<TokenRow[]> {
  return tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.address, address),
        inArray(oneTimeTokens.kind, kinds),
        gt(oneTimeTokens.codeExpiresAt, now),
        lt(oneTimeTokens.tries, mostTries),
      ),
    )
    .orderBy(oneTimeTokens.id)
    .for('update')
}

export async function countWrong(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(inArray(oneTimeTokens.id, ids))
}

export async function remove(tx: Database, id: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id))
}

/** Removes all tokens of a person, or those of some kinds. */
export async function removeOf(tx: Database, userId: string, kinds?: TokenKind[]): Promise<void> {
  const chosen = kinds && inArray(oneTimeTokens.kind, kinds)
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), chosen))
}

/** Lists the sign-up attempts, the latest first, including those whose link has expired. */
export function signUpAttempts(tx: Database, userId: string): Promise<TokenRow[]> {
  return tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'signup')))
    .orderBy(desc(oneTimeTokens.createdAt), desc(oneTimeTokens.id))
}

export async function removeAllExcept(tx: Database, userId: string, kept: string[]): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.kind, 'signup'),
        ...kept.map((id) => ne(oneTimeTokens.id, id)),
      ),
    )
}

export function ofKinds(tx: Database, userId: string, kinds: TokenKind[]): Promise<TokenRow[]> {
  return tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, kinds)))
    .orderBy(oneTimeTokens.id)
    .for('update')
}

export async function markOtherHalfUsed(tx: Database, id: string): Promise<void> {
  await tx.update(oneTimeTokens).set({ otherHalfUsed: true }).where(eq(oneTimeTokens.id, id))
}
