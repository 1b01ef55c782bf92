import { issueAuthCode } from '#credentials/code-challenge.ts'
import { keysOf } from '#credentials/keys.ts'
import { consumeCode, consumeLink } from '#credentials/mailed-token.ts'
import { isBanned } from '#rules.ts'
import type { AuthContext, Database } from '#services.ts'
import type { SessionRow } from '#store/sessions.ts'
import type { TokenKind } from '#store/token-kinds.ts'
import * as tokens from '#store/tokens.ts'
import type { TokenRow } from '#store/tokens.ts'
import { isAddressTaken } from '#store/unique-violation.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import type { Verify } from '../terms/schema.ts'
import { completeHalf } from './change-address.ts'
import { counting, guessFrom, takeAttempt, takeCode } from './guesses.ts'
import { faultOfProviderOnly } from './provider/only-by-provider.ts'
import { beginSession } from './session.ts'

const kindsOf: Record<string, TokenKind[]> = {
  signup: ['signup'],
  invite: ['invite'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'invite', 'magiclink'],
  email_change: ['email_change_new', 'email_change_current'],
  email_change_new: ['email_change_new'],
  email_change_current: ['email_change_current'],
}
const phoneTypes = ['sms', 'phone_change']

/**
 * The result of a link or code: a sign-in, a code to redirect with (PKCE), or one half of an address change.
 */
export type Verified = { session: SessionRow } | { authCode: string } | { half: true }

export async function verify(
  context: AuthContext,
  { type, token_hash: hash, token, email, phone }: Verify,
): Promise<Verified> {
  if (phone !== undefined || phoneTypes.includes(type)) throw new AuthFailure('phone_provider_disabled')
  const kinds = kindsFor(type)
  if (hash !== undefined && (email !== undefined || token !== undefined))
    throw invalid('Only the token_hash and type should be provided')
  if (hash !== undefined) return verifyLink(context, hash, kinds)
  if (email === undefined || token === undefined)
    throw invalid('Either token_hash, or email and token are required')

  const address = email.toLowerCase()
  return counting(guessFrom(context, 'verify', address), 'otp_expired', async () => {
    await takeCode(context, address)
    const keys = await keysOf(context)
    const mailed = { address, code: token, kinds, now: context.now() }
    return consumeWith(context, (tx) => consumeCode(tx, { ...context, keys }, mailed))
  })
}

/** The kinds of link that a request of this type may use. @throws {AuthFailure} validation_failed */
export function kindsFor(type: string): TokenKind[] {
  const kinds = Object.hasOwn(kindsOf, type) ? kindsOf[type] : undefined
  if (!kinds) throw invalid('Verify requires a known verification type')
  return kinds
}

/** As `verify`, for the classic link that is followed with a GET: a PKCE flow gets a code instead of a session. */
export async function verifyFollowed(
  context: AuthContext,
  token: string,
  kinds: TokenKind[],
): Promise<Verified> {
  return verifyLink(context, token, kinds, true)
}

/** The token of a link is too long to guess, so a wrong one, which has expired or was used, is no guess. */
async function verifyLink(context: AuthContext, token: string, kinds: TokenKind[], followed = false) {
  await takeAttempt(context, 'verify', token)
  const link = { token, kinds, now: context.now() }
  return consumeWith(context, (tx) => consumeLink(tx, context.people, link), followed)
}

type Consume = (tx: Database) => Promise<TokenRow | undefined>

/** A wrong code must stay counted, so a refusal is carried out of the transaction and thrown after it. */
async function consumeWith(context: AuthContext, consume: Consume, followed = false): Promise<Verified> {
  const transaction = context.db.transaction(async (tx) => {
    const token = await consume(tx)
    const user = token && (await users.lock(tx, context.people, token.userId))
    if (!token || !user || user.deletedAt) return new AuthFailure('otp_expired')
    if (isBanned(user, context.now())) return new AuthFailure('user_banned', { status: 403 })
    return use(tx, context, { token, user, followed })
  })
  const outcome = await transaction.catch((error: unknown) => {
    if (isAddressTaken(error)) return new AuthFailure('email_exists')
    throw error
  })
  if (outcome instanceof AuthFailure) throw outcome
  return outcome
}

type Use = { token: TokenRow; user: UserRow; followed: boolean }

async function use(tx: Database, context: AuthContext, { token, user, followed }: Use) {
  if (token.kind.startsWith('email_change')) {
    const outcome = await completeHalf(tx, context, token, user)
    if (outcome !== 'changed') return outcome === 'half' ? ({ half: true } as const) : outcome
  } else {
    const fault = await faultOfProviderOnly(tx, context, user)
    if (fault) return fault
    if (!user.emailConfirmedAt) await confirm(tx, context, token, user)
  }

  if (followed && token.flowId) return { authCode: await issueAuthCode(tx, token.flowId, context.now()) }
  const detail = { kind: token.kind }
  return { session: await beginSession(tx, context, { userId: user.id, method: 'otp', detail }) }
}

/**
 * Confirms the address, and with it the account. Anyone may have typed its current contents: the password
 * from this attempt is the owner's, but one from another attempt is not.
 */
async function confirm(
  tx: Database,
  { people, now }: AuthContext,
  { pending }: TokenRow,
  user: UserRow,
): Promise<void> {
  const at = now()
  const attempts = await tokens.signUpAttempts(tx, user.id)
  const { passwordHash = null, metadata = {}, ...profile } = pending ?? {}
  const confirmed = await users.change(tx, people, user.id, {
    emailConfirmedAt: at,
    ...(pending && { ...people.confirmed(user, profile), passwordHash, userMetadata: metadata }),
    ...(!pending && attempts.length > 0 && { passwordHash: null }),
  })
  await tokens.removeOf(tx, user.id)
  await people.onConfirmed(tx, confirmed, at)
}
