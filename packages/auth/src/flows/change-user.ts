import { beginFlow, challengeIn } from '#credentials/code-challenge.ts'
import { keysOf } from '#credentials/keys.ts'
import { consumeCode } from '#credentials/mailed-token.ts'
import { checkNewPassword, hashPassword, matchesPassword } from '#credentials/password.ts'
import { AuthFailure, invalid } from '#protocol/failure.ts'
import { mergeMetadata } from '#protocol/metadata.ts'
import type { UserChanges } from '#protocol/schema.ts'
import { findUserBody, type UserBody } from '#protocol/user-body.ts'
import { provedRecently } from '#rules.ts'
import type { Database, UserContext } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import * as tokens from '#store/tokens.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { requireSecondFactor } from './caller.ts'
import { takeByNetwork, takeByPerson, takeCode, takeMail, wrongPasswords } from './caps.ts'
import { halves, mailHalves } from './change-address.ts'
import { addressIn } from './sign-up.ts'

export async function ownUser(context: UserContext): Promise<UserBody> {
  await takeByNetwork(context, 'read')
  return present(await findUserBody(context.db, context.people, context.caller.userId))
}

/** Changes metadata, password or address: all of what is asked for, or nothing. */
export async function changeUser(
  context: UserContext,
  input: UserChanges,
  redirect: string | null,
): Promise<UserBody> {
  const { db, caller, now, people } = context
  requireSecondFactor(caller)
  if (input.app_metadata !== undefined) throw new AuthFailure('not_admin')
  if (input.phone) throw new AuthFailure('phone_provider_disabled')
  if (input.password !== undefined || input.email !== undefined) {
    if (!caller.isReal) throw invalid('This account has no password and no address')
    await takeByPerson(context, 'change-account', caller.userId)
  }
  const user = present(await users.findById(db, people, caller.userId))
  const data = input.data && {
    userMetadata: mergeMetadata(user.userMetadata, input.data),
    ...people.changed(user, input.data),
  }
  const passwordHash = await newHash(context, user, input)
  const newEmail = await newAddress(context, user, input)
  const challenge = challengeIn(input)
  const keys = await keysOf(context)
  const at = now()

  await db.transaction(async (tx) => {
    if (data) await users.change(tx, people, user.id, data)
    if (passwordHash) await setPassword(tx, context, user, passwordHash)
    // Links to another new address would confirm this one.
    if (newEmail !== undefined) await tokens.removeOf(tx, user.id, [...halves])
    if (newEmail === null) await users.change(tx, people, user.id, { newEmail, emailChangeSentAt: null })
    if (newEmail) {
      const pending = await users.change(tx, people, user.id, { newEmail, emailChangeSentAt: at })
      const flowId = await beginFlow(tx, user.id, challenge, at)
      await mailHalves(tx, context, pending, { keys, redirect, at, flowId })
    }
    await writeDown(tx, context, { data, password: passwordHash, new_email: newEmail })
  })
  return present(await findUserBody(db, people, user.id))
}

/** Which parts of an account were changed, by name; the others are `undefined`. */
async function writeDown(
  tx: Database,
  { caller, now, origin, audit }: UserContext,
  parts: { data: unknown; password: unknown; new_email: unknown },
): Promise<void> {
  const changed = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (changed.length === 0) return
  const { userId, sessionId } = caller
  const action = parts.password === undefined ? 'user_modified' : 'user_updated_password'
  const entry = { at: now(), actorId: userId, targetId: userId, sessionId, origin, detail: { changed } }
  await audit.write(tx, { ...entry, action })
}

/** The address to change to; `null` to stay with the present one after all, `undefined` when none is given. */
async function newAddress(context: UserContext, user: UserRow, { email }: UserChanges) {
  if (email === undefined) return undefined
  const address = addressIn(email)
  if (address === user.email) return user.newEmail === null ? undefined : null
  if (await users.isTaken(context.db, context.people, address)) throw new AuthFailure('email_exists')
  await takeMail(context, address)
  await takeMail(context, user.email)
  return address
}

/** The hash of the password asked for, once all that speaks against it was looked at. */
async function newHash(
  context: UserContext,
  user: UserRow,
  { password, current_password: current, nonce }: UserChanges,
) {
  if (password === undefined) return undefined
  await checkNewPassword(context, password, user)
  await checkPresence(context, user, { current, nonce })
  if (user.passwordHash && (await matchesPassword(user.passwordHash, password)))
    throw new AuthFailure('same_password')
  return hashPassword(password)
}

/**
 * A password is changed by the person, not by whoever finds the screen unlocked: the current one is asked for, or a
 * code that was mailed, unless the person signed in just now (or came by a link, having forgotten it).
 */
async function checkPresence(
  context: UserContext,
  user: UserRow,
  { current, nonce }: { current: string | undefined; nonce: string | undefined },
) {
  if (current !== undefined) {
    if (await matchesPassword(user.passwordHash, current, wrongPasswords(context, user.email))) return
    throw new AuthFailure('current_password_invalid')
  }
  if (nonce !== undefined) {
    await takeCode(context, user.email)
    const keys = await keysOf(context)
    const kinds = ['reauthentication' as const]
    const mailed = { address: user.email, code: nonce, now: context.now(), kinds }
    if (await context.db.transaction((tx) => consumeCode(tx, { ...context, keys }, mailed))) return
    throw new AuthFailure('reauthentication_not_valid')
  }
  if (!provedRecently(context.caller.methods, context.now()))
    throw new AuthFailure(user.passwordHash ? 'current_password_required' : 'reauthentication_needed')
}

async function setPassword(tx: Database, context: UserContext, user: UserRow, passwordHash: string) {
  const { people, caller, mail, now } = context
  await users.change(tx, people, user.id, { passwordHash })
  await sessions.end(tx, user.id, { others: caller.sessionId })
  await tokens.removeOf(tx, user.id)
  await mail.send(tx, { about: 'password', to: user.email, now: now() })
}

function present<T>(found: T | null | undefined): T {
  if (!found) throw new AuthFailure('user_not_found', { status: 403 })
  return found
}
