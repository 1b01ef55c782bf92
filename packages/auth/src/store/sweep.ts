import { and, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database, People } from '#services.ts'
import { challenges } from './tables/challenges.ts'
import { factors } from './tables/factors.ts'
import { flows, oneTimeTokens } from './tables/one-time-tokens.ts'
import { retiredSigningKeys } from './tables/retired-signing-keys.ts'
import { sessions } from './tables/sessions.ts'
import { usedChallenges } from './tables/used-challenges.ts'

/** Deletes accounts that somebody asked for but nobody confirmed, so that the address is free again. */
export async function removeNeverConfirmed(
  tx: Database,
  { table, real }: Pick<People, 'table' | 'real'>,
  before: Date,
): Promise<void> {
  const latest = sql`greatest(${table.createdAt}, ${table.confirmationSentAt}, ${table.invitedAt})`
  await tx
    .delete(table)
    .where(
      and(
        isNull(table.emailConfirmedAt),
        real,
        isNull(table.deletedAt),
        or(isNotNull(table.confirmationSentAt), isNotNull(table.invitedAt)),
        sql`${latest} < ${before.toISOString()}::timestamptz`,
      ),
    )
}

/**
 * Deletes expired tokens. Sign-up attempts stay until the account is confirmed, since new links need them.
 */
export async function removeExpiredTokens(tx: Database, now: Date): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(lt(oneTimeTokens.expiresAt, now), ne(oneTimeTokens.kind, 'signup')))
}

export async function removeFlows(tx: Database, before: Date): Promise<void> {
  await tx.delete(flows).where(lt(flows.createdAt, before))
}

export async function removeChallenges(tx: Database, now: Date): Promise<void> {
  await tx.delete(challenges).where(lt(challenges.expiresAt, now))
  await tx.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now))
}

export async function removeUnverifiedFactors(tx: Database, before: Date): Promise<void> {
  await tx.delete(factors).where(and(eq(factors.status, 'unverified'), lt(factors.createdAt, before)))
}

export async function removeEndedSessions(
  tx: Database,
  { unusedSince, begunBefore }: { unusedSince: Date; begunBefore: Date },
): Promise<void> {
  await tx
    .delete(sessions)
    .where(or(lt(sessions.refreshedAt, unusedSince), lt(sessions.createdAt, begunBefore)))
}

export async function removeRetiredKeys(tx: Database, now: Date): Promise<void> {
  await tx.delete(retiredSigningKeys).where(lte(retiredSigningKeys.expiresAt, now))
}
