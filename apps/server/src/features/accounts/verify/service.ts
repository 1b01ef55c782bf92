import type { Verify } from '@bearings/domain/accounts/auth/schema'
import type { LinkKind } from '@bearings/domain/accounts/schema'
import type { Database } from '../../../database/open.ts'
import { violatedConstraint } from '../../../database/violated.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { deliver } from '../../advising/requests/service.ts'
import { welcome } from '../../notifications/service.ts'
import { completeHalf } from '../address-changes/service.ts'
import { issueAuthCode } from '../flows/service.ts'
import { keysOf } from '../keys/service.ts'
import { takeByNetwork } from '../limits/service.ts'
import { consumeCode, consumeLink } from '../links/service.ts'
import * as links from '../links/store.ts'
import type { LinkRow } from '../links/store.ts'
import { openSession } from '../sessions/service.ts'
import type { SessionRow } from '../sessions/store.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

const kindsOf: Record<string, LinkKind[]> = {
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

/** What came of a link or code: a sign-in, a code to redirect with (PKCE), or one half of an address change. */
export type Verified = { session: SessionRow } | { authCode: string } | { half: true }

export async function verify(context: AuthContext, { type, token_hash: hash, token, email, phone }: Verify) {
  await takeByNetwork(context, 'verify')
  if (phone !== undefined || phoneTypes.includes(type)) throw new AuthFailure('phone_provider_disabled')
  const kinds = kindsFor(type)
  if (hash !== undefined && (email !== undefined || token !== undefined))
    throw invalid('Only the token_hash and type should be provided')
  if (hash !== undefined) return verifyLink(context, hash, kinds)
  if (email === undefined || token === undefined)
    throw invalid('Either token_hash, or email and token are required')

  const keys = await keysOf(context.db)
  const asked = { address: email.toLowerCase(), code: token, kinds, now: context.now() }
  return carryOut(context, (tx) => consumeCode(tx, keys, asked))
}

/** The kinds of link that a request of this type may use. @throws {AuthFailure} validation_failed */
export function kindsFor(type: string): LinkKind[] {
  const kinds = Object.hasOwn(kindsOf, type) ? kindsOf[type] : undefined
  if (!kinds) throw invalid('Verify requires a known verification type')
  return kinds
}

/** As `verify`, for the classic link that is followed with a GET: a PKCE flow gets a code instead of a session. */
export async function verifyFollowed(
  context: AuthContext,
  token: string,
  kinds: LinkKind[],
): Promise<Verified> {
  await takeByNetwork(context, 'verify')
  return verifyLink(context, token, kinds, true)
}

function verifyLink(context: AuthContext, token: string, kinds: LinkKind[], followed = false) {
  return carryOut(context, (tx) => consumeLink(tx, token, kinds, context.now()), followed)
}

type Consume = (tx: Database) => Promise<LinkRow | undefined>

/** A wrong code must stay counted, so a refusal is carried out of the transaction and thrown after it. */
async function carryOut(context: AuthContext, consume: Consume, followed = false): Promise<Verified> {
  const transaction = context.db.transaction(async (tx) => {
    const link = await consume(tx)
    const user = link && (await users.lock(tx, link.userId))
    if (!link || !user || user.deletedAt) return new AuthFailure('otp_expired')
    if (user.bannedUntil && user.bannedUntil > context.now())
      return new AuthFailure('user_banned', { status: 403 })
    return use(tx, context, link, user, followed)
  })
  const outcome = await transaction.catch((error: unknown) => {
    if (violatedConstraint(error) === 'users_email_idx') return new AuthFailure('email_exists')
    throw error
  })
  if (outcome instanceof AuthFailure) throw outcome
  return outcome
}

async function use(tx: Database, context: AuthContext, link: LinkRow, user: UserRow, followed: boolean) {
  const { now, origin } = context
  const at = now()
  if (link.kind.startsWith('email_change')) {
    const outcome = await completeHalf(tx, context, link, user)
    if (outcome !== 'changed') return outcome === 'half' ? ({ half: true } as const) : outcome
  } else if (!user.emailConfirmedAt) await confirm(tx, link, user, at)

  if (followed && link.flowId) return { authCode: await issueAuthCode(tx, link.flowId, at) }
  const session = await openSession(tx, { userId: user.id, method: 'otp', now: at, origin })
  await users.change(tx, user.id, { lastSignInAt: at })
  const detail = { kind: link.kind }
  await audit(tx, { at, action: 'login', actorId: user.id, sessionId: session.id, origin, detail })
  return { session }
}

/**
 * The address is this person's, so the account is. What it holds so far anybody may have typed: the password of this
 * very attempt is theirs, one of another attempt is not.
 */
async function confirm(tx: Database, { pending }: LinkRow, user: UserRow, at: Date): Promise<void> {
  const attempts = await links.signUpAttempts(tx, user.id)
  // Nobody signs up as an admin, so one who is was made one by another.
  const role = user.role === 'admin' ? 'admin' : (pending?.role ?? user.role)
  await users.change(tx, user.id, {
    emailConfirmedAt: at,
    ...(pending && {
      passwordHash: pending.passwordHash,
      role,
      fullName: pending.fullName,
      studentId: pending.studentId,
      userMetadata: pending.metadata,
      ...(pending.timeZone !== null && { timeZone: pending.timeZone }),
    }),
    ...(!pending && attempts.length > 0 && { passwordHash: null }),
  })
  await links.removeOf(tx, user.id)
  await welcome(tx, { userId: user.id, role, now: at })
  if (role === 'advisor') await deliver(tx, user, at)
}
