import { keysOf } from '#credentials/keys.ts'
import { mailToken } from '#credentials/mailed-token.ts'
import type { UserContext } from '#services.ts'
import * as users from '#store/users.ts'
import { AuthFailure } from '../terms/failure.ts'
import { requireSecondFactor } from './caller.ts'
import { takeMail } from './mail-caps.ts'

/** Mails a code with which a signed-in person proves that it is still them. */
export async function reauthenticate(context: UserContext): Promise<void> {
  const { db, caller, now, origin, people, audit } = context
  const { userId, sessionId } = caller
  const user = await users.findById(db, people, userId)
  if (!user) throw new AuthFailure('user_not_found', { status: 403 })
  if (!caller.isReal) return
  // Using the code requires the second factor, so without it the mail would be useless.
  requireSecondFactor(caller)
  await takeMail(context, user.email)
  const keys = await keysOf(context)
  const at = now()
  await db.transaction(async (tx) => {
    const token = { kind: 'reauthentication', userId, address: user.email, now: at } as const
    await mailToken(tx, { ...context, keys }, token)
    const entry = { at, actorId: userId, sessionId, origin }
    await audit.write(tx, { ...entry, action: 'user_reauthenticate_requested' })
  })
}
