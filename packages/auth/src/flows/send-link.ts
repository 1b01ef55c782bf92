import { challengeIn } from '#credentials/code-challenge.ts'
import type { AuthContext } from '#services.ts'
import type { PendingAccount } from '#store/token-kinds.ts'
import * as users from '#store/users.ts'
import type { Otp } from '../terms/schema.ts'
import { addressOf, evenly, ifKnown, type LinkRequest, mailRequested, remind } from './link-request.ts'
import { register } from './sign-up.ts'

/** Mails a sign-in link. An unknown address gets an account without a password, if `create_user` is true. */
export async function sendLink(context: AuthContext, input: Otp, redirect: string | null): Promise<void> {
  const address = await addressOf(context, input, 'otp')
  const request = { redirect, challenge: challengeIn(input) }
  const { profile, metadata } = context.people.signedUp(input.data, address)
  const given = { data: input.data, now: context.now() }
  if (input.create_user) await context.people.admit(context.db, profile, given)
  const pending = input.create_user ? { ...profile, metadata, passwordHash: null } : null
  await evenly(sendTo(context, address, { ...request, pending }))
}

async function sendTo(
  context: AuthContext,
  address: string,
  { pending, ...request }: LinkRequest & { pending: PendingAccount | null },
): Promise<void> {
  const { now, audit, origin, people } = context
  const known = await ifKnown(context, address, async (tx, keys, user) => {
    if (!user.emailConfirmedAt) return remind(tx, context, { ...request, keys, user, hasPassword: false })
    const at = now()
    await users.change(tx, people, user.id, { recoverySentAt: at })
    await mailRequested(tx, context, { ...request, keys, user, kind: 'magiclink' })
    await audit.write(tx, { at, action: 'user_recovery_requested', targetId: user.id, origin })
  })
  if (!known && pending) await register(context, { address, pending, ...request })
}
