import { randomUUID } from 'node:crypto'
import { generateSecret } from 'otplib'
import { renderSVG } from 'uqr'
import { hasRecentProof } from '#rules.ts'
import type { Caller, Database, UserContext } from '#services.ts'
import * as store from '#store/factors.ts'
import type { FactorRow } from '#store/factors.ts'
import * as recoveryCodes from '#store/recovery-codes.ts'
import * as sessions from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import type { NewFactor } from '../terms/schema.ts'
import { requireSecondFactor } from './caller.ts'
import { takeChallenge } from './factor-tries.ts'

export const mostFactors = 10
const challengeLifetime = 5 * 60_000

/** Enrolls an authenticator app, which counts after its first right code. Its secret is shown this once. */
export async function enroll(
  context: UserContext,
  { factor_type: type, friendly_name: name, issuer = context.appName }: NewFactor,
) {
  const { db, caller, now, origin, people, audit, vault } = context
  if (type === 'phone') throw new AuthFailure('mfa_phone_enroll_not_enabled')
  if (type === 'webauthn') throw new AuthFailure('mfa_webauthn_enroll_not_enabled')
  if (type !== 'totp') throw invalid('factor_type can be totp')
  if (!caller.isReal) throw invalid('This account cannot have two-factor sign-in')
  requireSecondFactor(caller, 403)
  requireRecentProof(caller, now())

  const id = randomUUID()
  const secret = generateSecret()
  const at = now()
  const { userId } = caller
  const email = await db.transaction(async (tx) => {
    // Locking the account's row makes two enrollments at once count the factors one after the other.
    const user = await users.lock(tx, people, userId)
    const known = await store.listOf(tx, userId)
    if (known.some((factor) => factor.name === name)) throw new AuthFailure('mfa_factor_name_conflict')
    if (known.length >= mostFactors) throw new AuthFailure('too_many_enrolled_mfa_factors')
    await store.insert(tx, vault, { id, userId, name, secret, createdAt: at, updatedAt: at })
    const entry = { ...entryOf(caller), at, origin, detail: { factor: id } }
    await audit.write(tx, { ...entry, action: 'factor_in_progress' })
    return user!.email
  })
  const uri = uriOf({ secret, email, issuer })
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } }
}

/** Opens a challenge for a code of this factor, which must be answered in the same session. */
export async function challenge(context: UserContext, id: string) {
  const { db, caller, now, origin, audit } = context
  await takeChallenge(context, caller.userId)
  const at = now()
  const expiresAt = new Date(at.getTime() + challengeLifetime)
  return db.transaction(async (tx) => {
    const factor = existing(await store.findApp(tx, caller.userId, id))
    const begun = { factorId: factor.id, sessionId: caller.sessionId, expiresAt }
    const challengeId = await store.insertChallenge(tx, begun)
    await store.change(tx, factor.id, { lastChallengedAt: at })
    const entry = { ...entryOf(caller), at, origin, detail: { factor: id } }
    await audit.write(tx, { ...entry, action: 'challenge_created' })
    return { id: challengeId, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) }
  })
}

/** Removes a factor. A verified one requires a session at `aal2` and a recent proof. */
export async function unenroll(context: UserContext, id: string) {
  const { db, caller, now, origin, people, audit, mail } = context
  requireSecondFactor(caller, 422)
  const at = now()
  return db.transaction(async (tx) => {
    const user = (await users.lock(tx, people, caller.userId))!
    const factor = existing(await store.lock(tx, caller.userId, id))
    const counts = factor.status === 'verified'
    if (counts) requireRecentProof(caller, at)
    await removeFactor(tx, factor)
    const entry = { ...entryOf(caller), at, origin, detail: { factor: id } }
    await audit.write(tx, { ...entry, action: 'factor_unenrolled' })
    if (counts)
      await mail.send(tx, {
        about: factor.type === 'totp' ? 'factor-removed' : 'passkey-removed',
        to: user.email,
        now: at,
      })
    return { id: factor.id }
  })
}

/**
 * Removes a factor and lowers the sessions it lifted. With the last verified factor, the recovery codes are
 * removed too, and all of the account's sessions are lowered.
 */
export async function removeFactor(tx: Database, { id, userId }: FactorRow): Promise<void> {
  await sessions.lower(tx, { factorId: id })
  await store.remove(tx, id)
  const left = await store.listOf(tx, userId)
  if (left.some(({ status }) => status === 'verified')) return
  await recoveryCodes.removeOf(tx, userId)
  await sessions.lower(tx, { userId })
}

/** Removes all factors of an account. Returns their ids. */
export async function removeFactors(tx: Database, userId: string): Promise<string[]> {
  const all = await store.listOf(tx, userId)
  for (const factor of all) await removeFactor(tx, factor)
  return all.map(({ id }) => id)
}

/** Requires a recent proof, so that nobody changes the factors from a screen that they find unlocked. */
export function requireRecentProof({ methods }: Caller, now: Date): void {
  if (!hasRecentProof(methods, now)) throw new AuthFailure('reauthentication_needed')
}

/** @throws {AuthFailure} mfa_factor_not_found when there is none, or it belongs to someone else. */
export function existing(factor: FactorRow | undefined): FactorRow {
  if (!factor) throw new AuthFailure('mfa_factor_not_found')
  return factor
}

export function entryOf({ userId, sessionId }: Caller) {
  return { actorId: userId, targetId: userId, sessionId }
}

function uriOf({ secret, email, issuer }: { secret: string; email: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
}
