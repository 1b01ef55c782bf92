import { and, eq } from 'drizzle-orm'
import type { Database } from '#services.ts'
import type { FactorRow } from './factors.ts'
import { factors } from './tables/factors.ts'
import { usedChallenges } from './tables/used-challenges.ts'

/** Finds the account's factor that is the passkey with this id. */
export async function findPasskey(db: Database, credentialId: string): Promise<FactorRow | undefined> {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.credentialId, credentialId), eq(factors.type, 'webauthn')))
  return row
}

/** Notes that a challenge was met, and returns whether it was the first time. */
export async function useChallenge(tx: Database, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(usedChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash })
  return rows.length > 0
}
