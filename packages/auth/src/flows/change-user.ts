import { beginFlow, challengeIn } from '#credentials/code-challenge.ts'
import { keysOf } from '#credentials/keys.ts'
import { checkNewPassword, hashPassword, matchesPassword } from '#credentials/password.ts'
import { hasMailedProof } from '#rules.ts'
import type { Database, UserContext } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import * as tokens from '#store/tokens.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { AuthFailure, type AuthFailureCode, invalid } from '../terms/failure.ts'
import { mergeMetadata } from '../terms/metadata.ts'
import type { UserChanges } from '../terms/schema.ts'
import { requireSecondFactor } from './caller.ts'
import { takeByPerson, takeByPlace } from './caps.ts'
import { halves, mailHalves, noChange } from './change-address.ts'
import { takeMail } from './mail-caps.ts'
import { type Presence, presenceOf } from './presence.ts'
import { addressIn } from './sign-up.ts'
import { findUserBody, type UserBody } from './user-body.ts'

export async function ownUser(context: UserContext): Promise<UserBody> {
  await takeByPlace(context, 'read')
  return present(await findUserBody(context.db, context.people, context.caller.userId))
}

/** Changes metadata, password or address: all requested changes, or none. */
export async function changeUser(
  context: UserContext,
  input: UserChanges,
  redirect: string | null,
): Promise<UserBody> {
  const { db, caller, now, people } = context
  if (!isReset(context, input)) requireSecondFactor(caller)
  if (input.app_metadata !== undefined) throw new AuthFailure('not_admin')
  if (input.phone) throw new AuthFailure('phone_provider_disabled')
  if (input.password !== undefined || input.email !== undefined) {
    if (!caller.isReal) throw invalid('This account has no password and no address')
    await takeByPerson(context, 'change-account', caller.userId)
  }
  const user = present(await users.findById(db, people, caller.userId))
  const dataOf = (row: UserRow) =>
    input.data && {
      userMetadata: mergeMetadata(row.userMetadata, input.data),
      ...people.changed(row, input.data),
    }
  // What is not allowed is refused before anything else is checked.
  dataOf(user)
  const address = input.email === undefined ? undefined : addressIn(input.email)
  if (input.password !== undefined) await checkNewPassword(context, input.password, user)
  const isNew = address !== undefined && address !== user.email
  if (input.password !== undefined || isNew) await checkPresence(context, user, input)
  const passwordHash = await newHash(user, input.password)
  const newEmail = await newAddress(context, user, address)
  const challenge = challengeIn(input)
  const keys = await keysOf(context)
  const at = now()

  await db.transaction(async (tx) => {
    // Read again under the lock: metadata is merged, and two changes at once must both stay.
    const data = dataOf(present(await users.lock(tx, people, user.id)))
    if (data) await users.change(tx, people, user.id, data)
    if (passwordHash) await setPassword(tx, context, user, passwordHash)
    // Links for another new address would confirm this one.
    if (newEmail !== undefined) await tokens.removeOf(tx, user.id, [...halves])
    if (newEmail === null) await users.change(tx, people, user.id, noChange)
    if (newEmail) {
      const begun = { ...noChange, newEmail, emailChangeSentAt: at }
      const pending = await users.change(tx, people, user.id, begun)
      const flowId = await beginFlow(tx, user.id, challenge, at)
      await mailHalves(tx, context, pending, { keys, redirect, at, flowId })
    }
    await writeDown(tx, context, { data, password: passwordHash, new_email: newEmail })
  })
  return present(await findUserBody(db, people, user.id))
}

/**
 * Whether it only sets a new password, in a session that a mailed link has opened. That takes no second factor, so that
 * its owner can shut out whoever knows the old password; the account's data still do.
 */
function isReset({ caller, now }: UserContext, { password, email, data }: UserChanges): boolean {
  const isPasswordAlone = password !== undefined && email === undefined && data === undefined
  return isPasswordAlone && hasMailedProof(caller.methods, now())
}

/** Writes the names of the changed parts to the audit log. Unchanged parts are `undefined`. */
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

/** Returns the address to change to, `null` to cancel a pending change, or `undefined` for no change. */
async function newAddress(context: UserContext, user: UserRow, address: string | undefined) {
  if (address === undefined) return undefined
  if (address === user.email) return user.newEmail === null ? undefined : null
  if (await users.isTaken(context.db, context.people, address)) throw new AuthFailure('email_exists')
  await takeMail(context, address)
  await takeMail(context, user.email)
  return address
}

async function newHash(user: UserRow, password: string | undefined) {
  if (password === undefined) return undefined
  if (user.passwordHash && (await matchesPassword(user.passwordHash, password)))
    throw new AuthFailure('same_password')
  return hashPassword(password)
}

/**
 * Sign-in details may be changed only by the person, not by someone who finds their screen unlocked. It
 * requires the current password or a mailed code, unless the session was verified recently (or came from a
 * password reset link).
 */
async function checkPresence(
  context: UserContext,
  user: UserRow,
  { current_password: password, nonce: code }: UserChanges,
) {
  const { userId, sessionId } = context.caller
  const presence = await presenceOf(context, { userId, sessionId, password, code })
  if (presence !== 'proved') throw new AuthFailure(refusals(user)[presence])
}

function refusals({ passwordHash }: UserRow) {
  return {
    'password-wrong': 'current_password_invalid',
    'code-wrong': 'reauthentication_not_valid',
    'password-needed': passwordHash ? 'current_password_required' : 'reauthentication_needed',
  } as const satisfies Record<Exclude<Presence, 'proved'>, AuthFailureCode>
}

async function setPassword(tx: Database, context: UserContext, user: UserRow, passwordHash: string) {
  const { people, caller, mail, now } = context
  await users.change(tx, people, user.id, { passwordHash })
  // Who has no second factor ends no session that has one.
  const isWeak = caller.twoFactor && caller.aal !== 'aal2'
  await sessions.end(tx, user.id, isWeak ? { weakerThan: caller.sessionId } : { others: caller.sessionId })
  await tokens.removeOf(tx, user.id)
  await mail.send(tx, { about: 'password', to: user.email, now: now() })
}

function present<T>(found: T | null | undefined): T {
  if (!found) throw new AuthFailure('user_not_found', { status: 403 })
  return found
}
