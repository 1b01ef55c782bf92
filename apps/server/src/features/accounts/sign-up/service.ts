import { createHmac, randomUUID } from 'node:crypto'
import { Address, Metadata, SignUpData, type SignUp } from '@bearings/domain/accounts/auth/schema'
import type { PendingAccount } from '@bearings/domain/accounts/schema'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import { beginFlow, challengeIn } from '../flows/service.ts'
import { type Keys, keysOf } from '../keys/service.ts'
import { takeByNetwork, takeMail } from '../limits/service.ts'
import { mailLink } from '../links/service.ts'
import { alreadyRegistered } from '../mail.ts'
import { checkNewPassword, hashPassword } from '../passwords/service.ts'
import { nextPath } from '../redirects/service.ts'
import { type UserBody, userBody, uuidFrom } from '../users/service.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

/**
 * Signs up. The answer is the same whether the address is new, waits to be confirmed, or has an account: only its
 * mailbox learns which.
 */
export async function signUp(
  context: AuthContext,
  asked: SignUp,
  redirect: string | null,
): Promise<UserBody> {
  if (asked.email === undefined && asked.phone === undefined)
    throw new AuthFailure('anonymous_provider_disabled')
  if (asked.email === undefined) throw new AuthFailure('phone_provider_disabled')
  await takeByNetwork(context, 'signup')
  if (!asked.password) throw invalid('Signup requires a valid password')
  const about = aboutPerson(asked.data, asked.email)
  checkNewPassword(asked.password, { email: asked.email, fullName: about.fullName })
  const challenge = challengeIn(asked)
  const address = addressIn(asked.email)
  await takeMail(context, address)

  const pending = { ...about, passwordHash: await hashPassword(asked.password) }
  return register(context, { address, pending, challenge, redirect })
}

type Registration = {
  address: string
  pending: PendingAccount
  challenge: string | null
  redirect: string | null
}

/** One attempt to open an account at this address, in one transaction with its mail. */
export async function register(context: AuthContext, registration: Registration): Promise<UserBody> {
  const { db, now, origin, config } = context
  const { address, pending, challenge, redirect } = registration
  const keys = await keysOf(db)
  const at = now()

  return db.transaction(async (tx) => {
    const id = randomUUID()
    const fresh = { ...newUser(address, pending, at), id }
    const created = await users.insert(tx, fresh)
    const user = created ?? (await users.lockByAddress(tx, address))
    const answer = answerFor(keys, user, fresh, created !== undefined)
    // Taken by an account that is no person's to sign in to: the caller is not to learn of it.
    if (!user) return answer

    if (user.emailConfirmedAt) {
      await queueMail(tx, { ...alreadyRegistered(config), to: address, now: at })
      await audit(tx, { at, action: 'user_repeated_signup', targetId: user.id, origin })
      return answer
    }
    if (!created)
      await users.change(tx, user.id, { passwordHash: pending.passwordHash, confirmationSentAt: at })
    const flowId = await beginFlow(tx, user.id, challenge, at)
    await mailLink(tx, {
      keys,
      config,
      userId: user.id,
      kind: 'signup',
      address,
      now: at,
      pending,
      flowId,
      redirectTo: redirect,
      next: nextPath(redirect),
    })
    const action = created ? 'user_signedup' : 'user_confirmation_requested'
    await audit(tx, { at, action, targetId: user.id, origin, detail: { role: pending.role } })
    return answer
  })
}

/**
 * What a sign-up answers: always an account that was made just now, as this attempt describes it. An account that
 * exists and is confirmed lends it nothing, not even its id; the made-up one stays the same, as a real one would.
 */
function answerFor(keys: Keys, user: UserRow | undefined, fresh: UserRow, created: boolean): UserBody {
  if (created) return userBody(fresh)
  const madeUp = uuidFrom(createHmac('sha256', keys.otp).update(`made up\n${fresh.email}`).digest())
  return userBody({ ...fresh, id: user && !user.emailConfirmedAt ? user.id : madeUp })
}

/** The row of an account that waits to be confirmed. */
export function newUser(address: string, pending: PendingAccount, at: Date): Omit<UserRow, 'id'> {
  return {
    email: address,
    passwordHash: pending.passwordHash,
    role: pending.role,
    fullName: pending.fullName,
    studentId: pending.studentId,
    timeZone: pending.timeZone ?? defaultTimeZone,
    userMetadata: pending.metadata,
    appMetadata: {},
    discoverable: true,
    advisorApprovedAt: null,
    confirmationSentAt: at,
    createdAt: at,
    updatedAt: at,
    emailConfirmedAt: null,
    newEmail: null,
    bannedUntil: null,
    eraseAfter: null,
    deletedAt: null,
    demoId: null,
    recoverySentAt: null,
    emailChangeSentAt: null,
    invitedAt: null,
    lastSignInAt: null,
  }
}

const defaultTimeZone = 'America/New_York'

/**
 * What the metadata of a sign-up says of the person, with the defaults for what it does not say.
 * @throws {AuthFailure} validation_failed for a role that nobody may give themselves.
 */
export function aboutPerson(data: Metadata, address: string): Omit<PendingAccount, 'passwordHash'> {
  const parsed = SignUpData.safeParse(data)
  if (!parsed.success)
    throw invalid(`data.${parsed.error.issues[0]!.path.join('.')}: ${parsed.error.issues[0]!.message}`)
  const { full_name: fullName, role = 'student', student_id, time_zone: timeZone = null } = parsed.data
  const studentId = role === 'student' ? (student_id ?? null) : null
  const { student_id: _, ...others } = data
  return {
    role,
    fullName: fullName ?? address.split('@')[0]!.slice(0, 120),
    studentId,
    timeZone,
    metadata: withoutNulls(studentId === null ? others : data),
  }
}

/**
 * What changes when a person says more of themselves: a member replaces the one of that name, `null` removes it. Of
 * what has a column of its own, the name and the time zone may change this way; the others stay as they are.
 */
export function mergeMetadata(user: UserRow, data: Metadata) {
  const merged = withoutNulls({ ...user.userMetadata, ...data })
  const stored = Metadata.safeParse(merged)
  if (!stored.success) throw invalid(stored.error.issues[0]!.message)
  const { full_name: given, time_zone: zone } = data
  const parsed = SignUpData.safeParse({ full_name: given, time_zone: zone })
  if (!parsed.success) throw invalid(`data.full_name: ${parsed.error.issues[0]!.message}`)
  const { full_name: fullName, time_zone: timeZone } = parsed.data
  return { userMetadata: merged, ...(fullName && { fullName }), ...(timeZone && { timeZone }) }
}

export function withoutNulls(data: Metadata): Metadata {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}

/** @throws {AuthFailure} validation_failed */
export function addressIn(given: string): string {
  const parsed = Address.safeParse(given)
  if (!parsed.success) throw invalid(parsed.error.issues[0]!.message)
  return parsed.data
}
