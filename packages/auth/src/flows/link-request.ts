import { beginFlow } from '#credentials/code-challenge.ts'
import { type Keys, keysOf } from '#credentials/keys.ts'
import { mailToken } from '#credentials/mailed-token.ts'
import type { AuthContext, Database, People } from '#services.ts'
import type { PendingAccount } from '#store/token-kinds.ts'
import * as tokens from '#store/tokens.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import { takeByPlace } from './caps.ts'
import { takeMail } from './mail-caps.ts'
import { addressIn } from './sign-up.ts'

/** The link's final destination, and the PKCE code challenge that its sign-in must complete. */
export type LinkRequest = { redirect: string | null; challenge: string | null }

type Contact = { email?: string | undefined; phone?: string | undefined }

/** Returns the address to mail if the rate limits allow it; they count known and unknown addresses alike. */
export async function addressOf(
  context: AuthContext,
  { email, phone }: Contact,
  what: 'recover' | 'otp' | 'resend',
): Promise<string> {
  if (email === undefined && phone !== undefined) throw new AuthFailure('phone_provider_disabled')
  if (email === undefined) throw invalid('An email is required')
  const address = addressIn(email)
  await takeByPlace(context, what)
  await takeMail(context, address)
  return address
}

type Work = (tx: Database, keys: Keys, user: UserRow) => Promise<void>

/** Runs `work` on the account at this address, if there is one. Returns whether there is. */
export async function ifKnown(context: AuthContext, address: string, work: Work): Promise<boolean> {
  const keys = await keysOf(context)
  return context.db.transaction(async (tx) => {
    const user = await users.lockByAddress(tx, context.people, address)
    if (user) await work(tx, keys, user)
    return user !== undefined
  })
}

/** In milliseconds. Longer than the work takes on a machine that is not overloaded. */
const evenTime = 60

/** Takes the same time for known and unknown addresses, though only known ones cause work. */
export async function evenly(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, new Promise((resolve) => void setTimeout(resolve, evenTime))])
}

type Requested = LinkRequest & {
  user: UserRow
  keys: Keys
  kind: 'signup' | 'recovery' | 'magiclink'
  pending?: PendingAccount
}

export async function mailRequested(tx: Database, context: AuthContext, requested: Requested): Promise<void> {
  const { user, keys, kind, redirect, challenge, pending = null } = requested
  const now = context.now()
  const flowId = await beginFlow(tx, user.id, challenge, now)
  const token = { userId: user.id, kind, address: user.email, now, pending, flowId, redirectTo: redirect }
  await mailToken(tx, { ...context, keys }, token)
}

type Reminder = LinkRequest & {
  user: UserRow
  keys: Keys
  /** Whether whoever asks has chosen a password before; a sign-in link is for those who have not. */
  hasPassword: boolean
}

/**
 * Mails another link to confirm the address. It carries what the sign-up asked for. If the pending password may
 * be another person's, because there are several or because whoever asks has none, the link opens the account
 * without one.
 */
export async function remind(
  tx: Database,
  context: AuthContext,
  { user, hasPassword, ...request }: Reminder,
): Promise<void> {
  const { people, origin, audit, now } = context
  const pending = await pendingOf(tx, people, user, hasPassword)
  const at = now()
  await users.change(tx, people, user.id, { confirmationSentAt: at })
  await mailRequested(tx, context, { ...request, user, kind: 'signup', pending })
  await audit.write(tx, { at, action: 'user_confirmation_requested', targetId: user.id, origin })
}

/** What another link to confirm the address opens, by what the sign-ups with it asked for. */
export async function pendingOf(
  tx: Database,
  people: People,
  user: UserRow,
  hasPassword: boolean,
): Promise<PendingAccount> {
  const attempts = (await tokens.signUpAttempts(tx, user.id)).flatMap(({ pending }) => pending ?? [])
  const passwords = new Set(attempts.map(({ passwordHash }) => passwordHash))
  const { passwordHash, userMetadata: metadata } = user
  const latest = attempts[0] ?? { ...people.profileOf(user), passwordHash, metadata }
  const isTheirs = hasPassword && passwords.size <= 1
  return { ...latest, passwordHash: isTheirs ? latest.passwordHash : null }
}
