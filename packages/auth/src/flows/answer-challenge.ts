import { verify } from 'otplib'
import type { Database, UserContext } from '#services.ts'
import * as factors from '#store/factors.ts'
import type { FactorRow } from '#store/factors.ts'
import * as sessions from '#store/sessions.ts'
import type { SessionRow } from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { AuthFailure } from '../terms/failure.ts'
import type { ChallengeResponse } from '../terms/schema.ts'
import { elevateSession } from './elevate-session.ts'
import { takeFactorTry } from './factor-tries.ts'
import { entryOf, existing } from './factors.ts'

const mostTries = 5

/** Lifts the session to `aal2` with a code of the factor. The first right code also verifies a new factor. */
export async function answerChallenge(
  context: UserContext,
  factorId: string,
  input: ChallengeResponse,
): Promise<SessionRow> {
  const tries = await takeFactorTry(context, 'app')
  // A wrong code must stay counted, so a refusal is carried out of the transaction and thrown after it.
  const outcome = await context.db.transaction(async (tx) => {
    // As everywhere, the account comes first. Two devices that enter codes of two apps would deadlock otherwise, because
    // each ends the other's session.
    await users.lock(tx, context.people, context.caller.userId)
    if (!(await sessions.lock(tx, context.caller.sessionId))) return new AuthFailure('session_not_found')
    const factor = existing(await factors.lock(tx, context.caller.userId, factorId))
    const refused = await check(tx, context, factor, input)
    if (refused) return refused
    if (factor.status === 'unverified') await begin(tx, context, factor)
    return elevateSession(tx, context, { method: 'totp', factorId: factor.id })
  })
  if (!(outcome instanceof AuthFailure)) return outcome
  if (outcome.code === 'mfa_verification_failed') await tries.onWrong()
  throw outcome
}

async function check(
  tx: Database,
  { caller, now, origin, audit, vault }: UserContext,
  factor: FactorRow,
  { challenge_id: challengeId, code }: ChallengeResponse,
): Promise<AuthFailure | null> {
  const at = now()
  const challenge = await factors.findChallenge(tx, challengeId)
  if (challenge?.factorId !== factor.id)
    return new AuthFailure('mfa_factor_not_found', { status: 422, message: 'Challenge not found' })
  if (challenge.sessionId !== caller.sessionId) return new AuthFailure('mfa_ip_address_mismatch')
  if (challenge.expiresAt <= at || challenge.tries >= mostTries)
    return new AuthFailure('mfa_challenge_expired')

  const step = await stepOf(code, await factors.secretOf(tx, vault, factor), at)
  // A code works once, and invalidates all earlier ones, because someone may have seen it over a shoulder.
  const right = step !== null && step > (factor.lastStep ?? -1)
  const entry = { ...entryOf(caller), at, origin, detail: { factor: factor.id, right } }
  await audit.write(tx, { ...entry, action: 'verification_attempted' })
  if (!right) {
    await factors.countWrong(tx, challenge.id)
    return new AuthFailure('mfa_verification_failed')
  }
  await factors.removeChallenge(tx, challenge.id)
  await factors.change(tx, factor.id, { status: 'verified', lastStep: step })
  return null
}

/** Runs when a new factor is verified: removes the other unverified ones and mails a notice. */
async function begin(tx: Database, { caller, now, people, mail }: UserContext, factor: FactorRow) {
  await factors.removeOtherUnverified(tx, caller.userId, factor.id)
  const user = (await users.findById(tx, people, caller.userId))!
  await mail.send(tx, { about: 'factor-added', to: user.email, now: now() })
}

/** Returns the 30-second time step of a code if it is the current, previous or next one. */
async function stepOf(code: string, secret: string, at: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(at.getTime() / 1000)
  const checked = await verify({ strategy: 'totp', secret, token: code, epoch, epochTolerance: 30 })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null
}
