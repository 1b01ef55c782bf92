import { randomUUID } from 'node:crypto'
import type { NewFactor } from '@bearings/domain/accounts/auth/schema'
import { signedInRecently } from '@bearings/domain/accounts/rules'
import { generateSecret } from 'otplib'
import { renderSVG } from 'uqr'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import type { Caller } from '../auth/service.ts'
import { encrypt, keysOf } from '../keys/service.ts'
import { takeByPerson } from '../limits/service.ts'
import { notice } from '../mail.ts'
import * as sessions from '../sessions/store.ts'
import * as users from '../users/store.ts'
import type { FactorRow, UserRow } from '../users/store.ts'
import * as store from './store.ts'

type Context = AuthContext & { caller: Caller }

const mostFactors = 10
const challengeLifetime = 5 * 60_000

/** A new authenticator app; its secret is shown this once. It counts once a code of it was seen. */
export async function enroll(
  context: Context,
  { factor_type: type, friendly_name: name, issuer = 'Bearings' }: NewFactor,
) {
  const { db, caller, now, origin } = context
  if (type === 'phone') throw new AuthFailure('mfa_phone_enroll_not_enabled')
  if (type === 'webauthn') throw new AuthFailure('mfa_webauthn_enroll_not_enabled')
  if (type !== 'totp') throw invalid('factor_type can be totp')
  if (caller.demoId) throw invalid('An account of a demo has nothing to protect')
  if (caller.twoFactor && caller.aal !== 'aal2') throw new AuthFailure('insufficient_aal', { status: 403 })
  if (!signedInRecently(caller.methods, now())) throw new AuthFailure('reauthentication_needed')

  const keys = await keysOf(db)
  const id = randomUUID()
  const secret = generateSecret()
  const at = now()
  const email = await db.transaction(async (tx) => {
    // The account's row makes two who enroll at once count one after the other.
    const user = await users.lock(tx, caller.userId)
    const known = await users.factorsOf(tx, caller.userId)
    if (known.some((factor) => factor.name === name)) throw new AuthFailure('mfa_factor_name_conflict')
    if (known.length >= mostFactors) throw new AuthFailure('too_many_enrolled_mfa_factors')
    const encrypted = encrypt(keys.totp, secret, id)
    await store.insert(tx, {
      id,
      userId: caller.userId,
      name,
      secret: encrypted,
      createdAt: at,
      updatedAt: at,
    })
    await audit(tx, { ...entryOf(caller), at, action: 'factor_in_progress', origin, detail: { factor: id } })
    return user!.email
  })
  const uri = uriOf({ secret, email, issuer })
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } }
}

/** Asks for a code of this factor. The answer has to come from the same session. */
export async function challenge(context: Context, id: string) {
  const { db, caller, now, origin } = context
  await takeByPerson(context, 'factor-challenge', caller.userId)
  const at = now()
  const expiresAt = new Date(at.getTime() + challengeLifetime)
  return db.transaction(async (tx) => {
    const factor = existing(await store.find(tx, caller.userId, id))
    const challengeId = await store.insertChallenge(tx, {
      factorId: factor.id,
      sessionId: caller.sessionId,
      expiresAt,
    })
    await store.change(tx, factor.id, { lastChallengedAt: at })
    await audit(tx, { ...entryOf(caller), at, action: 'challenge_created', origin, detail: { factor: id } })
    return { id: challengeId, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) }
  })
}

/** Removes a factor. One that counts takes a session it has lifted, or another like it. */
export async function unenroll(context: Context, id: string) {
  const { db, caller, now, origin, config } = context
  const at = now()
  return db.transaction(async (tx) => {
    const user = (await users.lock(tx, caller.userId))!
    const factor = existing(await store.lock(tx, caller.userId, id))
    const counts = factor.status === 'verified'
    if (counts && caller.aal !== 'aal2') throw new AuthFailure('insufficient_aal', { status: 422 })
    await sessions.lower(tx, factor.id)
    await store.remove(tx, factor.id)
    await audit(tx, { ...entryOf(caller), at, action: 'factor_unenrolled', origin, detail: { factor: id } })
    if (counts) await queueMail(tx, { ...notice(config, 'factor-removed'), to: user.email, now: at })
    return { id: factor.id }
  })
}

/** @throws {AuthFailure} mfa_factor_not_found when there is none, or it is somebody else's. */
export function existing(factor: FactorRow | undefined): FactorRow {
  if (!factor) throw new AuthFailure('mfa_factor_not_found')
  return factor
}

export function entryOf({ userId, sessionId }: Caller) {
  return { actorId: userId, targetId: userId, sessionId }
}

function uriOf({
  secret,
  email,
  issuer,
}: {
  secret: string
  email: UserRow['email']
  issuer: string
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
}
