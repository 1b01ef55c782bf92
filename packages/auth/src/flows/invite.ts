import { keysOf } from '#credentials/keys.ts'
import { mailToken } from '#credentials/mailed-token.ts'
import type { AuthContext, Database, People } from '#services.ts'
import type { PendingAccount } from '#store/token-kinds.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { byServiceKey } from '../terms/actions.ts'
import { AuthFailure } from '../terms/failure.ts'
import type { Invitation } from '../terms/schema.ts'
import { newUser } from './sign-up.ts'
import { userBody, type UserBody } from './user-body.ts'

/** Creates the account if there is none, and mails an invitation to it. */
export async function invite(
  context: AuthContext,
  { email, data }: Invitation,
  redirect: string | null,
): Promise<UserBody> {
  const { db, now, origin, people, audit } = context
  const keys = await keysOf(context)
  const at = now()
  const { profile, metadata } = people.signedUp(data, email)
  const pending = { ...profile, metadata, passwordHash: null }
  return db.transaction(async (tx) => {
    const user = await unconfirmed(tx, people, { address: email, pending, at })
    const invited = await users.change(tx, people, user.id, { invitedAt: at })
    const token = { kind: 'invite', userId: user.id, address: email, now: at, redirectTo: redirect } as const
    await mailToken(tx, { ...context, keys }, token)
    await audit.write(tx, { at, action: 'user_invited', targetId: user.id, origin, detail: byServiceKey })
    return userBody(people, invited)
  })
}

/**
 * Returns the unconfirmed account at this address, created if there is none.
 * @throws {AuthFailure} email_exists if the account is already confirmed.
 */
export async function unconfirmed(
  tx: Database,
  people: People,
  { address, pending, at }: { address: string; pending: PendingAccount; at: Date },
): Promise<UserRow> {
  const created = await users.insert(tx, people, newUser(address, pending, at))
  const user = created ?? (await users.lockByAddress(tx, people, address))
  if (!user || user.emailConfirmedAt) throw new AuthFailure('email_exists')
  return user
}
