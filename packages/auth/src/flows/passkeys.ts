import { randomUUID } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { keysOf } from '#credentials/keys.ts'
import { endOfChallenge, hashOfChallenge, newChallenge } from '#credentials/passkey-challenge.ts'
import * as passkey from '#credentials/passkey.ts'
import { isBanned } from '#rules.ts'
import type { AuthContext, UserContext } from '#services.ts'
import * as factors from '#store/factors.ts'
import { findPasskey, useChallenge } from '#store/passkeys.ts'
import * as sessions from '#store/sessions.ts'
import type { SessionRow } from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import type { PasskeyAnswer } from '../terms/schema.ts'
import { requireSecondFactor } from './caller.ts'
import { takeChallenge } from './factor-tries.ts'
import { entryOf, mostFactors, requireRecentProof } from './factors.ts'
import { guessFrom } from './guesses.ts'
import { refuseIfByProviderOnly } from './provider/only-by-provider.ts'
import { beginSession } from './session.ts'

/** The largest signature counter that a column holds. Authenticators that count at all stay far below. */
const mostCounted = 2_147_483_647

/** Begins to add a passkey, which is a factor of the account: it signs in by itself, and meets the second step. */
export async function registrationOptions(context: UserContext) {
  const { db, caller, now, people, appName, publicUrl } = context
  checkMayAdd(context)
  await takeChallenge(context, caller.userId)
  const user = (await users.findById(db, people, caller.userId))!
  const known = await factors.listOf(db, caller.userId)
  if (known.length >= mostFactors) throw new AuthFailure('too_many_enrolled_mfa_factors')
  const made = newChallenge(await keysOf(context), `registration ${caller.sessionId}`, now())
  const options = await passkey.creationOptions(passkey.placeOf(publicUrl), {
    appName,
    owner: user,
    challenge: made.challenge,
    taken: known.flatMap(({ credentialId }) => credentialId ?? []),
  })
  return { challenge_id: made.id, options, expires_at: Math.floor(made.expiresAt.getTime() / 1000) }
}

/** Adds a passkey. It counts at once, so this session is lifted to `aal2`, and the account's weaker ones end. */
export async function register(context: UserContext, { challenge_id: id, credential }: PasskeyAnswer) {
  const { db, caller, now, origin, people, audit, vault, mail, publicUrl } = context
  checkMayAdd(context)
  const at = now()
  const endsAt = endOfChallenge(await keysOf(context), `registration ${caller.sessionId}`, id, at)
  if (!endsAt) throw new AuthFailure('webauthn_challenge_expired')
  const response = credential as unknown as RegistrationResponseJSON
  const made = await passkey.checkCreated(passkey.placeOf(publicUrl), { response, challenge: id })
  if (!made) throw new AuthFailure('webauthn_verification_failed')
  const { credentialId, counter, ...kept } = made
  return db.transaction(async (tx) => {
    const user = (await users.lock(tx, people, caller.userId))!
    const session = await sessions.lock(tx, caller.sessionId)
    if (!session) throw new AuthFailure('session_not_found')
    if (!(await useChallenge(tx, hashOfChallenge(id), endsAt)))
      throw new AuthFailure('webauthn_challenge_expired')
    if (await findPasskey(tx, credentialId)) throw new AuthFailure('webauthn_credential_exists')
    const known = await factors.listOf(tx, caller.userId)
    if (known.length >= mostFactors) throw new AuthFailure('too_many_enrolled_mfa_factors')
    const factor = { id: randomUUID(), name: freeName(known), type: 'webauthn', status: 'verified' } as const
    await factors.insert(tx, vault, {
      ...factor,
      userId: caller.userId,
      credentialId,
      secret: JSON.stringify(kept),
      lastStep: Math.min(counter, mostCounted),
      createdAt: at,
      updatedAt: at,
    })
    await sessions.end(tx, caller.userId, { weakerThan: session.id })
    const others = session.methods.filter(({ method }) => method !== 'webauthn')
    await sessions.change(tx, session.id, {
      aal: 'aal2',
      factorId: factor.id,
      methods: [{ method: 'webauthn', timestamp: Math.floor(at.getTime() / 1000) }, ...others],
    })
    const entry = { ...entryOf(caller), at, origin, detail: { factor: 'passkey', right: true } }
    await audit.write(tx, { ...entry, action: 'verification_attempted' })
    await mail.send(tx, { about: 'passkey-added', to: user.email, now: at })
    return { id: factor.id, friendly_name: factor.name, created_at: at.toISOString() }
  })
}

/** Begins a sign-in. Nothing is said of anybody: the browser knows the passkeys that it has for this server. */
export async function authenticationOptions(context: AuthContext) {
  const { now, publicUrl } = context
  await guessFrom(context, 'sign-in', '').before()
  const made = newChallenge(await keysOf(context), 'authentication', now())
  const options = await passkey.requestOptions(passkey.placeOf(publicUrl), made.challenge)
  return { challenge_id: made.id, options, expires_at: Math.floor(made.expiresAt.getTime() / 1000) }
}

/**
 * Signs in with a passkey: the device, and whatever unlocks it, so at `aal2`. Of an account with a second step, the weaker
 * sessions end, among them the one that was waiting for the step.
 */
export async function authenticate(
  context: AuthContext,
  { challenge_id: id, credential }: PasskeyAnswer,
): Promise<SessionRow> {
  const { db, now, people, vault, publicUrl } = context
  const guess = guessFrom(context, 'sign-in', credential.id)
  await guess.before()
  const at = now()
  const endsAt = endOfChallenge(await keysOf(context), 'authentication', id, at)
  if (!endsAt) throw new AuthFailure('webauthn_challenge_expired')
  const response = credential as unknown as AuthenticationResponseJSON
  const found = await findPasskey(db, credential.id)
  const kept = found && (JSON.parse(await factors.secretOf(db, vault, found)) as passkey.Passkey)
  const counter =
    kept &&
    (await passkey.checkUsed(
      passkey.placeOf(publicUrl),
      { response, challenge: id },
      { ...kept, id: credential.id, counter: found.lastStep ?? 0 },
    ))
  if (!found || counter === null || counter === undefined) {
    await guess.onWrong()
    throw new AuthFailure('webauthn_verification_failed')
  }
  return db.transaction(async (tx) => {
    const user = await users.lock(tx, people, found.userId)
    const factor = await factors.lock(tx, found.userId, found.id)
    // Another answer of this passkey may have come between: the counter is compared with what is locked.
    if (!user || !factor || !passkey.isAhead(Math.min(counter, mostCounted), factor.lastStep ?? 0))
      throw new AuthFailure('webauthn_verification_failed')
    if (isBanned(user, at)) throw new AuthFailure('user_banned')
    if (!user.emailConfirmedAt) throw new AuthFailure('email_not_confirmed')
    await refuseIfByProviderOnly(tx, context, user)
    if (!(await useChallenge(tx, hashOfChallenge(id), endsAt)))
      throw new AuthFailure('webauthn_challenge_expired')
    await factors.change(tx, factor.id, { lastStep: Math.min(counter, mostCounted), lastChallengedAt: at })
    const session = await beginSession(tx, context, {
      userId: user.id,
      method: 'webauthn',
      aal: 'aal2',
      detail: { method: 'webauthn' },
    })
    await sessions.end(tx, user.id, { weakerThan: session.id })
    return sessions.change(tx, session.id, { factorId: factor.id })
  })
}

function checkMayAdd({ caller, now }: UserContext): void {
  if (!caller.isReal) throw invalid('This account cannot have two-factor sign-in')
  requireSecondFactor(caller, 403)
  requireRecentProof(caller, now())
}

function freeName(known: readonly { name: string }[]): string {
  const taken = new Set(known.map(({ name }) => name))
  let at = 1
  while (taken.has(nameOf(at))) at++
  return nameOf(at)
}

function nameOf(at: number): string {
  return at === 1 ? 'Passkey' : `Passkey ${at}`
}
