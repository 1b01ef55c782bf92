import type { FactorAnswer } from '@bearings/domain/accounts/auth/schema'
import { pauseAfterFailures } from '@bearings/domain/accounts/rules'
import { verify } from 'otplib'
import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import type { Caller } from '../auth/service.ts'
import { entryOf, existing } from '../factors/service.ts'
import * as factors from '../factors/store.ts'
import { decrypt, type Keys, keysOf } from '../keys/service.ts'
import { notice } from '../mail.ts'
import * as sessions from '../sessions/store.ts'
import type { SessionRow } from '../sessions/store.ts'
import * as users from '../users/store.ts'
import type { FactorRow } from '../users/store.ts'

type Context = AuthContext & { caller: Caller }

const mostTries = 5

/** Lifts the session with a code of the factor, and makes a new factor count. */
export async function answer(context: Context, id: string, given: FactorAnswer): Promise<SessionRow> {
  const keys = await keysOf(context.db)
  // A wrong code must stay counted, so a refusal is carried out of the transaction and thrown after it.
  const outcome = await context.db.transaction(async (tx) => {
    const factor = existing(await factors.lock(tx, context.caller.userId, id))
    const refused = await check(tx, context, keys, factor, given)
    return refused ?? lift(tx, context, factor)
  })
  if (outcome instanceof AuthFailure) throw outcome
  return outcome
}

async function check(
  tx: Database,
  { caller, now, origin }: Context,
  keys: Keys,
  factor: FactorRow,
  { challenge_id: challengeId, code }: FactorAnswer,
): Promise<AuthFailure | null> {
  const at = now()
  const challenge = await factors.findChallenge(tx, challengeId)
  if (challenge?.factorId !== factor.id)
    return new AuthFailure('mfa_factor_not_found', { status: 422, message: 'Challenge not found' })
  if (challenge.sessionId !== caller.sessionId) return new AuthFailure('mfa_ip_address_mismatch')
  if (challenge.expiresAt <= at || challenge.tries >= mostTries)
    return new AuthFailure('mfa_challenge_expired')
  const pause = pauseLeft(factor, at)
  if (pause > 0) return new AuthFailure('over_request_rate_limit', { retryAfter: pause })

  const step = await stepOf(code, decrypt(keys.totp, factor.secret, factor.id), at)
  // A code counts once, and so do all before it: somebody may have read it over a shoulder.
  const right = step !== null && step > (factor.lastStep ?? -1)
  const detail = { factor: factor.id, right }
  await audit(tx, { ...entryOf(caller), at, action: 'verification_attempted', origin, detail })
  if (!right) {
    await factors.countWrong(tx, challenge.id)
    await factors.change(tx, factor.id, { failures: factor.failures + 1, lastFailedAt: at })
    return new AuthFailure('mfa_verification_failed')
  }
  await factors.removeChallenge(tx, challenge.id)
  await factors.change(tx, factor.id, { status: 'verified', lastStep: step, failures: 0, lastFailedAt: null })
  return null
}

/** The session becomes `aal2`, and only it goes on: weaker ones end, and so do its own older refresh tokens. */
async function lift(
  tx: Database,
  { caller, now, config }: Context,
  factor: FactorRow,
): Promise<SessionRow | AuthFailure> {
  const at = now()
  const session = await sessions.lock(tx, caller.sessionId)
  if (!session) return new AuthFailure('session_not_found')
  if (factor.status === 'unverified') {
    await factors.removeOtherUnverified(tx, caller.userId, factor.id)
    const user = (await users.findById(tx, caller.userId))!
    await queueMail(tx, { ...notice(config, 'factor-added'), to: user.email, now: at })
  }
  await sessions.end(tx, caller.userId, { weakerThan: session.id })
  const counter = session.refreshCounter + 1
  const others = session.methods.filter(({ method }) => method !== 'totp')
  return sessions.change(tx, session.id, {
    aal: 'aal2',
    factorId: factor.id,
    methods: [{ method: 'totp', timestamp: Math.floor(at.getTime() / 1000) }, ...others],
    refreshCounter: counter,
    refreshMinCounter: counter,
  })
}

function pauseLeft({ failures, lastFailedAt }: FactorRow, at: Date): number {
  if (!lastFailedAt) return 0
  return Math.ceil(pauseAfterFailures(failures) - (at.getTime() - lastFailedAt.getTime()) / 1000)
}

/** The 30 seconds since 1970 that a code stands for, if it is one of now, the one before or the one after. */
async function stepOf(code: string, secret: string, at: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(at.getTime() / 1000)
  const checked = await verify({ strategy: 'totp', secret, token: code, epoch, epochTolerance: 30 })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null
}
