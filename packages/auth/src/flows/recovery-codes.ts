import { createHash } from 'node:crypto'
import { keysOf } from '#credentials/keys.ts'
import { newRecoveryCodes, recoveryCodeMac } from '#credentials/recovery-code.ts'
import type { Caller, Database, UserContext } from '#services.ts'
import * as store from '#store/recovery-codes.ts'
import type { SessionRow } from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { AuthFailure } from '../terms/failure.ts'
import type { RecoveryCode } from '../terms/schema.ts'
import { uuidFrom } from '../terms/uuid.ts'
import { requireSecondFactor } from './caller.ts'
import { elevateSession } from './elevate-session.ts'
import { takeFactorTry } from './factor-tries.ts'
import { entryOf, requireRecentProof } from './factors.ts'

/** Returns how many recovery codes there are, and how many of them are unused. */
export async function status({ db, caller }: UserContext) {
  requireSecondFactor(caller)
  return { ...bodyOf(caller), ...(await store.countOf(db, caller.userId)) }
}

/** Makes the first set of codes, which are shown only this once. */
export async function generate(context: UserContext) {
  return make(context, async (tx) => {
    const { total } = await store.countOf(tx, context.caller.userId)
    if (total > 0) throw new AuthFailure('mfa_verified_factor_exists')
  })
}

/** Replaces the set by a new one. The codes of the old set stop working. */
export async function regenerate(context: UserContext) {
  const { now, mail } = context
  return make(context, (tx, { email }) =>
    mail.send(tx, { about: 'recovery-codes-made', to: email, now: now() }),
  )
}

/** Removes the codes. Signing in then needs the authenticator app, or its secret on another device. */
export async function remove(context: UserContext) {
  const { db, caller, now, origin, audit } = context
  checkMayChange(context)
  await db.transaction(async (tx) => {
    await store.removeOf(tx, caller.userId)
    await audit.write(tx, { ...entryOf(caller), at: now(), origin, action: 'recovery_codes_removed' })
  })
  return bodyOf(caller)
}

/** Lifts the session to `aal2` with an unused code, which then stops working. */
export async function use(context: UserContext, { code }: RecoveryCode): Promise<SessionRow> {
  const { db, caller, now, origin, people, audit, mail } = context
  const { userId } = caller
  if (!caller.twoFactor) throw new AuthFailure('mfa_factor_not_found')
  await takeFactorTry(context, 'recovery code')
  const keys = await keysOf(context)
  // A wrong code must stay written down, so a refusal is carried out of the transaction and thrown after it.
  const outcome = await db.transaction(async (tx) => {
    const at = now()
    const user = (await users.lock(tx, people, userId))!
    const right = await store.use(tx, userId, { codeMac: recoveryCodeMac(keys, userId, code), now: at })
    const detail = { factor: 'recovery code', right }
    await audit.write(tx, { ...entryOf(caller), at, origin, action: 'verification_attempted', detail })
    if (!right)
      return new AuthFailure('mfa_verification_failed', {
        message: 'This is not one of your unused recovery codes',
      })
    await mail.send(tx, { about: 'recovery-code-used', to: user.email, now: at })
    return elevateSession(tx, context, { method: 'mfa/recovery_code', factorId: null })
  })
  if (outcome instanceof AuthFailure) throw outcome
  return outcome
}

async function make(
  context: UserContext,
  also: (tx: Database, user: { email: string }) => Promise<void>,
): Promise<ReturnType<typeof bodyOf> & { total: number; codes: string[] }> {
  const { db, caller, now, origin, people, audit } = context
  const { userId } = caller
  checkMayChange(context)
  const keys = await keysOf(context)
  const codes = newRecoveryCodes()
  const codeMacs = codes.map((code) => recoveryCodeMac(keys, userId, code))
  await db.transaction(async (tx) => {
    // The lock makes two requests at once run one after the other; the codes of the later one count.
    const user = (await users.lock(tx, people, userId))!
    await also(tx, user)
    await store.replaceOf(tx, userId, { codeMacs, now: now() })
    await audit.write(tx, { ...entryOf(caller), at: now(), origin, action: 'recovery_codes_generated' })
  })
  return { ...bodyOf(caller), total: codes.length, codes }
}

/**
 * Checks that the person may change their recovery codes. The codes replace an authenticator app, so there
 * must be one, and a recent proof, so that nobody can write the codes down from an unlocked screen.
 * @throws {AuthFailure} mfa_factor_not_found, insufficient_aal or reauthentication_needed
 */
function checkMayChange({ caller, now }: UserContext): void {
  if (!caller.twoFactor) throw new AuthFailure('mfa_factor_not_found')
  requireSecondFactor(caller, 403)
  requireRecentProof(caller, now())
}

/** The protocol treats the set as a factor. It has no row, so its id is derived from the account's. */
function bodyOf({ userId }: Caller) {
  const id = uuidFrom(createHash('sha256').update(`recovery-codes:${userId}`).digest())
  return { id, type: 'recovery_code' as const, friendly_name: 'Recovery codes' }
}
