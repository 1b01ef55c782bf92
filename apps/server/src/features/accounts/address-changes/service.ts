import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import type { Keys } from '../keys/service.ts'
import { mailLink } from '../links/service.ts'
import * as links from '../links/store.ts'
import type { LinkRow } from '../links/store.ts'
import { addressChanged } from '../mail.ts'
import { nextPath } from '../redirects/service.ts'
import * as sessions from '../sessions/store.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

const halves = ['email_change_new', 'email_change_current'] as const

type Beginning = { keys: Keys; flowId?: string | null; redirect: string | null; at: Date }

/**
 * Mails a link to each of the two addresses that has not confirmed the change yet. The address stays the old one
 * until both have.
 */
export async function mailHalves(
  tx: Database,
  { config }: Pick<AuthContext, 'config'>,
  user: UserRow,
  { keys, flowId, redirect, at }: Beginning,
): Promise<void> {
  const newAddress = user.newEmail!
  const open = await links.ofKinds(tx, user.id, [...halves])
  const left = open.find(({ otherHalfUsed }) => otherHalfUsed)
  for (const kind of left ? [left.kind] : halves) {
    const address = kind === 'email_change_new' ? newAddress : user.email
    await mailLink(tx, {
      keys,
      config,
      userId: user.id,
      kind,
      address,
      newAddress,
      now: at,
      flowId: flowId ?? null,
      redirectTo: redirect,
      next: nextPath(redirect),
      otherHalfUsed: left !== undefined,
    })
  }
}

/** One of the two links was used: the address changes with the second one. */
export async function completeHalf(
  tx: Database,
  { config, now, origin }: AuthContext,
  link: LinkRow,
  user: UserRow,
): Promise<'half' | 'changed' | AuthFailure> {
  if (user.newEmail === null) return new AuthFailure('otp_expired')
  const [other] = await links.ofKinds(tx, user.id, [...halves])
  if (!link.otherHalfUsed) {
    // Without the other link nothing could ever complete the change.
    if (!other) return new AuthFailure('otp_expired')
    await links.markOtherHalfUsed(tx, other.id)
    return 'half'
  }

  const newAddress = user.newEmail
  if (await users.isTaken(tx, newAddress)) return new AuthFailure('email_exists')
  const at = now()
  await users.change(tx, user.id, {
    email: newAddress,
    newEmail: null,
    emailChangeSentAt: null,
    emailConfirmedAt: at,
  })
  await links.removeOf(tx, user.id)
  await sessions.end(tx, user.id, 'all')
  await queueMail(tx, { ...addressChanged(config, newAddress), to: user.email, now: at })
  await audit(tx, {
    at,
    action: 'user_modified',
    actorId: user.id,
    targetId: user.id,
    origin,
    detail: { changed: ['email'] },
  })
  return 'changed'
}
