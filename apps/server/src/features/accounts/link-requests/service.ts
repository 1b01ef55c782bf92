import type { Otp, Recover, Resend } from '@bearings/domain/accounts/auth/schema'
import type { PendingAccount } from '@bearings/domain/accounts/schema'
import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { mailHalves } from '../address-changes/service.ts'
import { beginFlow, challengeIn } from '../flows/service.ts'
import { type Keys, keysOf } from '../keys/service.ts'
import { takeByNetwork, takeMail } from '../limits/service.ts'
import { mailLink } from '../links/service.ts'
import * as links from '../links/store.ts'
import { nextPath } from '../redirects/service.ts'
import { aboutPerson, addressIn, register } from '../sign-up/service.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

type Asked = { email?: string | undefined; phone?: string | undefined }

/** Mails a link to choose a new password, if the address has an account. */
export async function recover(context: AuthContext, asked: Recover, redirect: string | null): Promise<void> {
  const address = await addressOf(context, asked, 'recover')
  const request = { redirect, challenge: challengeIn(asked) }
  await evenly(
    ifKnown(context, address, async (tx, keys, user) => {
      const at = context.now()
      await users.change(tx, user.id, { recoverySentAt: at })
      await mail(tx, context, keys, user, 'recovery', request)
      await audit(tx, { at, action: 'user_recovery_requested', targetId: user.id, origin: context.origin })
    }),
  )
}

/** Mails a link to sign in with. An unknown address gets an account without a password, unless that is not wanted. */
export async function otp(context: AuthContext, asked: Otp, redirect: string | null): Promise<void> {
  const address = await addressOf(context, asked, 'otp')
  const request = { redirect, challenge: challengeIn(asked) }
  const pending = { ...aboutPerson(asked.data, address), passwordHash: null }
  await evenly(otpFor(context, address, { ...request, pending, createUser: asked.create_user }))
}

async function otpFor(
  context: AuthContext,
  address: string,
  { pending, createUser, ...request }: Request & { pending: PendingAccount; createUser: boolean },
): Promise<void> {
  const known = await ifKnown(context, address, async (tx, keys, user) => {
    if (!user.emailConfirmedAt) return remind(tx, context, keys, user, request)
    await users.change(tx, user.id, { recoverySentAt: context.now() })
    await mail(tx, context, keys, user, 'magiclink', request)
    await audit(tx, {
      at: context.now(),
      action: 'user_recovery_requested',
      targetId: user.id,
      origin: context.origin,
    })
  })
  if (!known && createUser) await register(context, { address, pending, ...request })
}

/** Mails once more what a sign-up or a change of address is waiting for. */
export async function resend(context: AuthContext, asked: Resend, redirect: string | null): Promise<void> {
  if (asked.type !== 'signup' && asked.type !== 'email_change')
    throw invalid('type can be signup or email_change')
  const address = await addressOf(context, asked, 'resend')
  const request = { redirect, challenge: challengeIn(asked) }
  await evenly(
    ifKnown(context, address, async (tx, keys, user) => {
      if (asked.type === 'signup') {
        if (!user.emailConfirmedAt) await remind(tx, context, keys, user, request)
      } else if (user.newEmail !== null) {
        const at = context.now()
        const flowId = await beginFlow(tx, user.id, request.challenge, at)
        await users.change(tx, user.id, { emailChangeSentAt: at })
        await mailHalves(tx, context, user, { keys, redirect, at, flowId })
      }
    }),
  )
}

type Request = { redirect: string | null; challenge: string | null }

/**
 * Another link to confirm the address with. It carries what the sign-up asked for, but where several attempts wait,
 * their passwords may be different people's: then it opens the account without one.
 */
async function remind(
  tx: Database,
  context: AuthContext,
  keys: Keys,
  user: UserRow,
  request: Request,
): Promise<void> {
  const attempts = (await links.signUpAttempts(tx, user.id)).flatMap(({ pending }) => pending ?? [])
  const passwords = new Set(attempts.map(({ passwordHash }) => passwordHash))
  const latest = attempts[0] ?? pendingOf(user)
  const pending = { ...latest, passwordHash: passwords.size > 1 ? null : latest.passwordHash }
  const at = context.now()
  await users.change(tx, user.id, { confirmationSentAt: at })
  await mail(tx, context, keys, user, 'signup', request, pending)
  await audit(tx, { at, action: 'user_confirmation_requested', targetId: user.id, origin: context.origin })
}

function pendingOf(user: UserRow): PendingAccount {
  return {
    passwordHash: user.passwordHash,
    role: user.role === 'advisor' ? 'advisor' : 'student',
    fullName: user.fullName,
    studentId: user.studentId,
    timeZone: user.timeZone,
    metadata: user.userMetadata,
  }
}

async function mail(
  tx: Database,
  { config, now }: AuthContext,
  keys: Keys,
  user: UserRow,
  kind: 'signup' | 'recovery' | 'magiclink',
  { redirect, challenge }: Request,
  pending: PendingAccount | null = null,
): Promise<void> {
  const at = now()
  await mailLink(tx, {
    keys,
    config,
    userId: user.id,
    kind,
    address: user.email,
    now: at,
    pending,
    redirectTo: redirect,
    next: nextPath(redirect),
    flowId: await beginFlow(tx, user.id, challenge, at),
  })
}

/** The address asked about, once its limits have room: they count known and unknown ones alike. */
async function addressOf(context: AuthContext, { email, phone }: Asked, what: 'recover' | 'otp' | 'resend') {
  if (email === undefined && phone !== undefined) throw new AuthFailure('phone_provider_disabled')
  if (email === undefined) throw invalid('An email is required')
  const address = addressIn(email)
  await takeByNetwork(context, what)
  await takeMail(context, address)
  return address
}

type Work = (tx: Database, keys: Keys, user: UserRow) => Promise<void>

async function ifKnown({ db }: AuthContext, address: string, work: Work): Promise<boolean> {
  const keys = await keysOf(db)
  return db.transaction(async (tx) => {
    const user = await users.lockByAddress(tx, address)
    if (user) await work(tx, keys, user)
    return user !== undefined
  })
}

/** Milliseconds; more than the work takes on a machine that is not overloaded. */
const evenTime = 60

/** Answers known and unknown addresses after the same time, though only known ones make work. */
async function evenly(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, new Promise((resolve) => void setTimeout(resolve, evenTime))])
}
