import type { AuthServices, Database } from '#services.ts'
import * as store from '#store/sweep.ts'

const day = 86_400_000

/** Deletes what is too old to be of use. Safe to run twice. */
export async function sweep(
  tx: Database,
  {
    people,
    sessionDays,
    now,
  }: Pick<AuthServices, 'sessionDays' | 'now'> & { people: Pick<AuthServices['people'], 'table' | 'real'> },
): Promise<void> {
  const at = now()
  const before = (days: number) => new Date(at.getTime() - days * day)
  await store.removeNeverConfirmed(tx, people, before(7))
  await store.removeExpiredTokens(tx, at)
  await store.removeFlows(tx, before(2))
  await store.removeChallenges(tx, at)
  await store.removeUnverifiedFactors(tx, before(1))
  await store.removeEndedSessions(tx, {
    unusedSince: before(sessionDays.unused),
    begunBefore: before(sessionDays.longest),
  })
  await store.removeRetiredKeys(tx, at)
}
