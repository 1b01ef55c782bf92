import type { UserChanges } from '@bearings/domain/accounts/auth/schema'
import { provedRecently } from '@bearings/domain/accounts/rules'
import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import { mailHalves } from '../address-changes/service.ts'
import type { Caller } from '../auth/service.ts'
import { beginFlow, challengeIn } from '../flows/service.ts'
import { keysOf } from '../keys/service.ts'
import { takeByNetwork, takeByPerson, takeMail, wrongPasswords } from '../limits/service.ts'
import { consumeCode, mailLink } from '../links/service.ts'
import * as links from '../links/store.ts'
import { notice } from '../mail.ts'
import { checkNewPassword, hashPassword, matchesPassword } from '../passwords/service.ts'
import * as sessions from '../sessions/store.ts'
import { addressIn, mergeMetadata } from '../sign-up/service.ts'
import { findUserBody, type UserBody } from '../users/service.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

type Context = AuthContext & { caller: Caller }

export async function ownUser(context: Context): Promise<UserBody> {
  await takeByNetwork(context, 'read')
  return present(await findUserBody(context.db, context.caller.userId))
}

/** Changes metadata, password or address, all of what is asked or nothing. */
export async function changeUser(
  context: Context,
  asked: UserChanges,
  redirect: string | null,
): Promise<UserBody> {
  const { db, caller, now, origin } = context
  if (asked.app_metadata !== undefined) throw new AuthFailure('not_admin')
  if (asked.phone) throw new AuthFailure('phone_provider_disabled')
  if (asked.password !== undefined || asked.email !== undefined) {
    if (caller.demoId) throw invalid('An account of a demo has no password and no address')
    if (caller.twoFactor && caller.aal !== 'aal2') throw new AuthFailure('insufficient_aal')
    await takeByPerson(context, 'change-account', caller.userId)
  }
  const user = present(await users.findById(db, caller.userId))
  const about = asked.data && mergeMetadata(user, asked.data)
  const passwordHash = await newHash(context, user, asked)
  const newEmail = await newAddress(context, user, asked)
  const challenge = challengeIn(asked)
  const keys = await keysOf(db)
  const at = now()

  await db.transaction(async (tx) => {
    if (about) await users.change(tx, user.id, about)
    if (passwordHash) await setPassword(tx, context, user, passwordHash)
    if (newEmail === null) {
      await users.change(tx, user.id, { newEmail: null, emailChangeSentAt: null })
      await links.removeOf(tx, user.id, ['email_change_new', 'email_change_current'])
    }
    if (newEmail) {
      // Links to another new address would confirm this one.
      await links.removeOf(tx, user.id, ['email_change_new', 'email_change_current'])
      const pending = await users.change(tx, user.id, { newEmail, emailChangeSentAt: at })
      await mailHalves(tx, context, pending, {
        keys,
        redirect,
        at,
        flowId: await beginFlow(tx, user.id, challenge, at),
      })
    }
    const changed = [
      about && 'data',
      passwordHash && 'password',
      newEmail !== undefined && 'new_email',
    ].filter(Boolean)
    if (changed.length === 0) return
    const entry = { at, actorId: user.id, targetId: user.id, sessionId: caller.sessionId, origin }
    await audit(tx, {
      ...entry,
      action: passwordHash ? 'user_updated_password' : 'user_modified',
      detail: { changed },
    })
  })
  return present(await findUserBody(db, user.id))
}

/** The address to change to; `null` to stay with the present one after all, `undefined` when none is given. */
async function newAddress(context: Context, user: UserRow, { email }: UserChanges) {
  if (email === undefined) return undefined
  const address = addressIn(email)
  if (address === user.email) return user.newEmail === null ? undefined : null
  if (await users.isTaken(context.db, address)) throw new AuthFailure('email_exists')
  await takeMail(context, address)
  await takeMail(context, user.email)
  return address
}

/** The hash of the password asked for, once all that speaks against it was looked at. */
async function newHash(
  context: Context,
  user: UserRow,
  { password, current_password: current, nonce }: UserChanges,
) {
  if (password === undefined) return undefined
  checkNewPassword(password, user)
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
  context: Context,
  user: UserRow,
  given: { current: string | undefined; nonce: string | undefined },
) {
  if (given.current !== undefined) {
    if (await matchesPassword(user.passwordHash, given.current, wrongPasswords(context, user.email))) return
    throw new AuthFailure('current_password_invalid')
  }
  if (given.nonce !== undefined) {
    const keys = await keysOf(context.db)
    const asked = {
      address: user.email,
      code: given.nonce,
      now: context.now(),
      kinds: ['reauthentication' as const],
    }
    if (await context.db.transaction((tx) => consumeCode(tx, keys, asked))) return
    throw new AuthFailure('reauthentication_not_valid')
  }
  if (!provedRecently(context.caller.methods, context.now()))
    throw new AuthFailure(user.passwordHash ? 'current_password_required' : 'reauthentication_needed')
}

async function setPassword(
  tx: Database,
  { caller, config, now }: Context,
  user: UserRow,
  passwordHash: string,
) {
  await users.change(tx, user.id, { passwordHash })
  await sessions.end(tx, user.id, { others: caller.sessionId })
  await links.removeOf(tx, user.id)
  await queueMail(tx, { ...notice(config, 'password'), to: user.email, now: now() })
}

/** Mails a code with which the person shows, in the middle of a session, that they are still the same. */
export async function mailCode(context: Context): Promise<void> {
  const { db, caller, config, now, origin } = context
  const user = present(await users.findById(db, caller.userId))
  if (caller.demoId) return
  await takeMail(context, user.email)
  const keys = await keysOf(db)
  const at = now()
  await db.transaction(async (tx) => {
    const asked = { kind: 'reauthentication', userId: user.id, address: user.email, now: at } as const
    await mailLink(tx, { ...asked, keys, config, next: '/' })
    await audit(tx, {
      at,
      action: 'user_reauthenticate_requested',
      actorId: user.id,
      sessionId: caller.sessionId,
      origin,
    })
  })
}

function present<T>(found: T | null | undefined): T {
  if (!found) throw new AuthFailure('user_not_found', { status: 403 })
  return found
}
