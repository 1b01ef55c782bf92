import type { Database, UserContext } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import type { SessionRow } from '#store/sessions.ts'
import type { SecondMethod } from '#store/sign-in-proof.ts'
import { AuthFailure } from '../terms/failure.ts'

/** Lifts the session to `aal2`. The account's weaker sessions and this session's older refresh tokens end. */
export async function elevateSession(
  tx: Database,
  { caller, now }: Pick<UserContext, 'caller' | 'now'>,
  { method, factorId }: { method: SecondMethod; factorId: string | null },
): Promise<SessionRow | AuthFailure> {
  const session = await sessions.lock(tx, caller.sessionId)
  if (!session) return new AuthFailure('session_not_found')
  await sessions.end(tx, caller.userId, { weakerThan: session.id })
  const counter = session.refreshCounter + 1
  const others = session.methods.filter((proof) => proof.method !== method)
  return sessions.change(tx, session.id, {
    aal: 'aal2',
    factorId,
    methods: [{ method, timestamp: Math.floor(now().getTime() / 1000) }, ...others],
    refreshCounter: counter,
    refreshMinCounter: counter,
  })
}
