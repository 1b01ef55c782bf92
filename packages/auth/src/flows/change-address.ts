import type { Keys } from '#credentials/keys.ts'
import { mailToken } from '#credentials/mailed-token.ts'
import type { AuthContext, AuthServices, Database } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import * as tokens from '#store/tokens.ts'
import type { TokenRow } from '#store/tokens.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { AuthFailure } from '../terms/failure.ts'

export const halves = ['email_change_new', 'email_change_current'] as const

/** The columns of an account whose address is not about to change. */
export const noChange = {
  newEmail: null,
  emailChangeSentAt: null,
  emailChangeAt: null,
  newEmailConfirmedAt: null,
} as const

type Beginning = { keys: Keys; flowId?: string | null; redirect: string | null; at: Date }

/**
 * Mails a link to each of the two addresses that has not confirmed the change yet. The address stays the old one
 * until both have. An admin's change needs the new one only.
 */
export async function mailHalves(
  tx: Database,
  services: AuthServices,
  user: UserRow,
  { keys, flowId = null, redirect, at }: Beginning,
): Promise<void> {
  const newAddress = user.newEmail!
  const open = await tokens.ofKinds(tx, user.id, [...halves])
  const left = open.find(({ otherHalfUsed }) => otherHalfUsed)
  const half = { userId: user.id, newAddress, now: at, flowId, redirectTo: redirect }
  const wanted = user.emailChangeAt ? (['email_change_new'] as const) : left ? [left.kind] : halves
  for (const kind of wanted) {
    const address = kind === 'email_change_new' ? newAddress : user.email
    const token = {
      ...half,
      kind,
      address,
      otherHalfUsed: left !== undefined,
      byAdmin: user.emailChangeAt !== null,
    }
    await mailToken(tx, { ...services, keys }, token)
  }
}

/** Records that one of the two links was used. The second one changes the address. */
export async function completeHalf(
  tx: Database,
  context: AuthContext,
  token: TokenRow,
  user: UserRow,
): Promise<'half' | 'changed' | AuthFailure> {
  if (user.newEmail === null) return new AuthFailure('otp_expired')
  if (user.emailChangeAt) return confirmNew(tx, context, user, user.emailChangeAt)
  const [other] = await tokens.ofKinds(tx, user.id, [...halves])
  if (!token.otherHalfUsed) {
    // Without the other link, nothing could complete the change.
    if (!other) return new AuthFailure('otp_expired')
    await tokens.markOtherHalfUsed(tx, other.id)
    return 'half'
  }

  return settle(tx, context, user, user.id)
}

/** The new mailbox has confirmed an admin's change, which still waits until the old one can no longer object. */
async function confirmNew(tx: Database, context: AuthContext, user: UserRow, changesAt: Date) {
  const at = context.now()
  if (changesAt <= at) return settle(tx, context, user, user.id)
  await users.change(tx, context.people, user.id, { newEmailConfirmedAt: at })
  return 'half'
}

type Settling = Pick<AuthContext, 'now' | 'mail' | 'audit'> & {
  people: Pick<AuthContext['people'], 'table' | 'onAddressChanged'>
  origin?: AuthContext['origin']
}

/** Makes the new address the account's, and tells the old one. */
export async function settle(
  tx: Database,
  { now, origin, mail, audit, people }: Settling,
  user: UserRow,
  actorId: string | null,
): Promise<'changed' | AuthFailure> {
  const newAddress = user.newEmail!
  if (await users.isTaken(tx, people, newAddress)) return new AuthFailure('email_exists')
  const at = now()
  const changed = await users.change(tx, people, user.id, {
    ...noChange,
    email: newAddress,
    emailConfirmedAt: at,
  })
  await tokens.removeOf(tx, user.id)
  await sessions.end(tx, user.id, 'all')
  await mail.send(tx, { about: 'address-changed', newAddress, to: user.email, now: at })
  const entry = { at, actorId, targetId: user.id, ...(origin && { origin }) }
  await audit.write(tx, { ...entry, action: 'user_modified', detail: { changed: ['email'] } })
  await people.onAddressChanged(tx, changed, at)
  return 'changed'
}
