import { exchange } from '#credentials/code-challenge.ts'
import type { Provider, UserContext } from '#services.ts'
import * as identities from '#store/identities.ts'
import * as users from '#store/users.ts'
import { AuthFailure } from '#terms/failure.ts'
import type { PkceGrant } from '#terms/schema.ts'
import { requireSecondFactor } from '../caller.ts'
import { requireRecentProof } from '../factors.ts'

/** Links the account to who the person is at the provider, once they have just signed in to it by other means. */
export async function linkIdentity(
  context: UserContext & { provider: Provider },
  { auth_code: code, code_verifier: verifier }: PkceGrant,
): Promise<void> {
  const { db, caller, now, origin, people, audit, mail, provider } = context
  requireSecondFactor(caller, 403)
  requireRecentProof(caller, now())
  const { userId, sessionId } = caller
  const at = now()
  const refused = await db.transaction(async (tx) => {
    const user = await users.lock(tx, people, userId)
    const flow = await exchange(tx, { code, verifier, now: at, purpose: 'link' })
    if ('refused' in flow) return flow.refused
    if (!user || flow.userId !== userId) return 'flow_state_not_found'
    const { address, ...identity } = flow.identity!
    if (!(await identities.insert(tx, { ...identity, userId, now: at }))) return 'flow_state_not_found'
    await provider.onJoined(tx, { userId, address, at })
    await mail.send(tx, { about: 'provider-linked', to: user.email, now: at })
    const entry = { at, actorId: userId, targetId: userId, sessionId, origin, detail: { joined: false } }
    await audit.write(tx, { ...entry, action: 'identity_linked' })
    return null
  })
  if (refused) throw new AuthFailure(refused)
}
