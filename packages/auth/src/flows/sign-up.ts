import { createHmac, randomUUID } from 'node:crypto'
import { Address } from '@bearings/domain/fields'
import { beginFlow, challengeIn } from '#credentials/code-challenge.ts'
import { type Keys, keysOf } from '#credentials/keys.ts'
import { mailToken } from '#credentials/mailed-token.ts'
import { checkNewPassword, hashPassword } from '#credentials/password.ts'
import type { AuthContext, People } from '#services.ts'
import type { PendingAccount } from '#store/token-kinds.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import type { SignUp } from '../terms/schema.ts'
import { uuidFrom } from '../terms/uuid.ts'
import { takeMail } from './mail-caps.ts'
import { takeSignUp, takeSignUpAttempt } from './sign-up-caps.ts'
import { type UserBody, userBody } from './user-body.ts'

/**
 * Signs up. The response is the same whether the address is new, waits to be confirmed, or has an account: only its
 * mailbox learns which.
 */
export async function signUp(
  context: AuthContext,
  { email, phone, password, data, ...input }: SignUp,
  redirect: string | null,
): Promise<UserBody> {
  if (email === undefined && phone === undefined) throw new AuthFailure('anonymous_provider_disabled')
  if (email === undefined) throw new AuthFailure('phone_provider_disabled')
  if (!password) throw invalid('Signup requires a valid password')
  const address = addressIn(email)
  await takeSignUpAttempt(context, address)
  const { profile, metadata } = context.people.signedUp(data, email)
  await context.people.admit(context.db, profile, { data, now: context.now() })
  await checkNewPassword(context, password, { ...profile, email })
  const challenge = challengeIn(input)
  await takeSignUp(context, address)
  await takeMail(context, address)

  const pending = { ...profile, metadata, passwordHash: await hashPassword(password) }
  return register(context, { address, pending, challenge, redirect })
}

type Registration = {
  address: string
  pending: PendingAccount
  challenge: string | null
  redirect: string | null
}

/** Registers one attempt to open an account at this address, in one transaction with its mail. */
export async function register(context: AuthContext, registration: Registration): Promise<UserBody> {
  const { db, now, origin, mail, audit, people } = context
  const { address, pending, challenge, redirect } = registration
  const keys = await keysOf(context)
  const at = now()

  return db.transaction(async (tx) => {
    const fresh = { ...newUser(address, pending, at), id: randomUUID() }
    const created = await users.insert(tx, people, fresh)
    const user = created ?? (await users.lockByAddress(tx, people, address))
    const response = responseFor(people, keys, { user, fresh, created: created !== undefined })
    // The address belongs to an account that nobody signs in to, and the caller must not learn of it.
    if (!user) return response

    if (user.emailConfirmedAt) {
      await mail.send(tx, { about: 'already-registered', to: address, now: at })
      await audit.write(tx, { at, action: 'user_repeated_signup', targetId: user.id, origin })
      return response
    }
    if (!created) {
      const { passwordHash } = pending
      await users.change(tx, people, user.id, { passwordHash, confirmationSentAt: at })
    }
    const flowId = await beginFlow(tx, user.id, challenge, at)
    const token = { userId: user.id, kind: 'signup', address, now: at, pending, flowId } as const
    await mailToken(tx, { ...context, keys }, { ...token, redirectTo: redirect })
    const action = created ? 'user_signedup' : 'user_confirmation_requested'
    const detail = pending.role === undefined ? {} : { role: pending.role }
    await audit.write(tx, { at, action, targetId: user.id, origin, detail })
    return response
  })
}

type Attempt = { user: UserRow | undefined; fresh: UserRow; created: boolean }

/**
 * The response to a sign-up: always a newly created account as this attempt describes it. If a confirmed
 * account exists, the response reveals nothing about it, not even its id; the fake id is stable, as a real
 * one would be.
 */
function responseFor(people: People, keys: Keys, { user, fresh, created }: Attempt): UserBody {
  if (created) return userBody(people, fresh)
  const madeUp = uuidFrom(createHmac('sha256', keys.otp).update(`made up\n${fresh.email}`).digest())
  return userBody(people, { ...fresh, id: user && !user.emailConfirmedAt ? user.id : madeUp })
}

/** The row of an account that waits to be confirmed. */
export function newUser(address: string, pending: PendingAccount, at: Date): Omit<UserRow, 'id'> {
  const { passwordHash, metadata, ...profile } = pending
  return {
    ...profile,
    email: address,
    passwordHash,
    userMetadata: metadata,
    appMetadata: {},
    confirmationSentAt: at,
    createdAt: at,
    updatedAt: at,
    emailConfirmedAt: null,
    newEmail: null,
    emailChangeAt: null,
    newEmailConfirmedAt: null,
    bannedUntil: null,
    deletedAt: null,
    recoverySentAt: null,
    emailChangeSentAt: null,
    invitedAt: null,
    lastSignInAt: null,
    locksClearedAt: null,
  }
}

/** @throws {AuthFailure} validation_failed */
export function addressIn(email: string): string {
  const parsed = Address.safeParse(email)
  if (!parsed.success) throw invalid(parsed.error.issues[0]!.message)
  return parsed.data
}
