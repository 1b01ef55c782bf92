import type { Session } from '@bearings/domain/accounts/schema'
import { Failure } from '@bearings/domain/failure'
import { audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/serve.ts'

/** Where the person is signed in, the latest first. */
export async function list({ auth, actor }: SignedInContext): Promise<Session[]> {
  const rows = await auth.listSessions(actor.userId)
  return rows.map(({ createdAt, refreshedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    refreshedAt: refreshedAt.toISOString(),
    current: row.id === actor.sessionId,
  }))
}

export async function endOne(
  { db, auth, actor, now, origin }: SignedInContext,
  { id: sessionId }: { id: string },
): Promise<undefined> {
  const { userId } = actor
  await db.transaction(async (tx) => {
    if (!(await auth.endSession(tx, { userId, sessionId }))) throw new Failure('NOT_FOUND')
    await audit(tx, { at: now(), action: 'logout', actorId: userId, sessionId, origin })
  })
}
