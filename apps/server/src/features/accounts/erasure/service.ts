import { eraseAfter, provedRecently } from '@bearings/domain/accounts/rules'
import type { Erasure, Me } from '@bearings/domain/accounts/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { audit } from '../../../platform/audit.ts'
import { queueMail } from '../../../platform/mailer.ts'
import type { SignedIn } from '../../../platform/serve.ts'
import { wrongPasswords } from '../limits/service.ts'
import { notice } from '../mail.ts'
import { matchesPassword } from '../passwords/service.ts'
import { me } from '../service.ts'
import * as sessions from '../sessions/store.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

/** Starts the 14 days after which the account is erased. Asking again does not start them again. */
export async function ask(context: SignedIn, { password }: Erasure): Promise<Me> {
  const { db, actor, now, origin, config } = context
  if (actor.demoId) throw broken('demo-not-possible')
  const user = await own(context)
  await checkPresence(context, user, password)
  const at = now()
  await db.transaction(async (tx) => {
    const locked = await users.lock(tx, user.id)
    if (!locked || locked.eraseAfter) return
    await users.change(tx, user.id, { eraseAfter: eraseAfter(at) })
    await queueMail(tx, { ...notice(config, 'erasure'), to: user.email, now: at })
    const entry = { at, actorId: user.id, targetId: user.id, sessionId: actor.sessionId, origin }
    await audit(tx, { ...entry, action: 'erasure_requested' })
  })
  return me(context)
}

export async function revoke(context: SignedIn): Promise<Me> {
  const { db, actor, now, origin, config } = context
  const at = now()
  await db.transaction(async (tx) => {
    const user = await users.lock(tx, actor.userId)
    if (!user?.eraseAfter) return
    await users.change(tx, user.id, { eraseAfter: null })
    await queueMail(tx, { ...notice(config, 'erasure-revoked'), to: user.email, now: at })
    const entry = { at, actorId: user.id, targetId: user.id, sessionId: actor.sessionId, origin }
    await audit(tx, { ...entry, action: 'erasure_revoked' })
  })
  return me(context)
}

/** It takes the password, or a sign-in of just now: not everybody has a password. */
async function checkPresence(context: SignedIn, user: UserRow, password: string | undefined): Promise<void> {
  if (password !== undefined) {
    if (await matchesPassword(user.passwordHash, password, wrongPasswords(context, user.email))) return
    throw broken('password-wrong')
  }
  const { db, actor, now } = context
  const session = await sessions.findBearer(db, { userId: user.id, sessionId: actor.sessionId! })
  if (!provedRecently(session?.methods ?? [], now())) throw broken('password-needed')
}

async function own({ db, actor }: SignedIn): Promise<UserRow> {
  const user = await users.findById(db, actor.userId)
  if (!user) throw new Failure('UNAUTHORIZED')
  return user
}
