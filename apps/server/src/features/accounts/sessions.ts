import type { Proof, Session, SignIn } from '@bearings/domain/accounts/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { hasJoined } from '#features/school/people/joining.ts'
import { audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Returns the person's sessions, the latest first. */
export async function list({ auth, actor }: SignedInContext): Promise<Session[]> {
  const rows = await auth.listSessions(actor.userId)
  return rows.map(({ createdAt, refreshedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    refreshedAt: refreshedAt.toISOString(),
    current: row.id === actor.sessionId,
  }))
}

export async function signIn({ db, auth, actor }: SignedInContext): Promise<SignIn> {
  const found = await store.findSignIn(db, actor)
  if (!found) throw new Failure('UNAUTHORIZED')
  const linked = await auth.identityOf(found)
  const school = linked && { name: linked.name, email: linked.hasSameEmail ? found.email : null }
  return { hasPassword: found.hasPassword, school, isOfSchool: await hasJoined(db, actor.userId) }
}

/** Re-authenticates the caller. Actions that require this check `hasRecentProof`. */
export async function prove({ auth, actor, origin }: SignedInContext, given: Proof): Promise<undefined> {
  const presence = await auth.prove({
    ...given,
    userId: actor.userId,
    sessionId: actor.sessionId!,
    origin,
  })
  if (presence !== 'proved') throw broken(presence)
}

/**
 * Ends a session. Ending any but the current one requires re-authentication, which is impossible in a demo
 * because it has no password.
 */
export async function endOne(
  { db, auth, actor, now, origin }: SignedInContext,
  { id: sessionId }: { id: string },
): Promise<undefined> {
  const { userId } = actor
  if (sessionId !== actor.sessionId && actor.demoId === null) {
    const presence = await auth.presenceOf({ userId, sessionId: actor.sessionId!, origin })
    if (presence !== 'proved') throw broken(presence)
  }
  await db.transaction(async (tx) => {
    if (!(await auth.endSession(tx, { userId, sessionId }))) throw new Failure('NOT_FOUND')
    await audit(tx, { at: now(), action: 'logout', actorId: userId, sessionId, origin })
  })
}
