import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '#credentials/keys.ts'
import { mailToken } from '#credentials/mailed-token.ts'
import type { AuthServices, Database } from '#services.ts'
import * as tokens from '#store/tokens.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { halves, mailHalves, noChange } from './change-address.ts'
import { pendingOf } from './link-request.ts'

type Services = AuthServices & { keys: Keys }

/** In milliseconds. Whoever still reads the old mailbox has this long to object. */
const objectionTime = 24 * 3_600_000

/**
 * Begins the change of address that an admin asked for. It takes effect a day later, once the new mailbox has confirmed
 * it, unless the old one objects. An address that nobody has confirmed is replaced at once: it may be a stranger's, who
 * is told nothing. Returns `taken` if another account has the address.
 */
export async function askForAddress(
  tx: Database,
  services: Services,
  { userId, address }: { userId: string; address: string },
): Promise<'taken' | 'asked'> {
  const { people, now, mail, publicUrl, pages, keys } = services
  const user = (await users.lock(tx, people, userId))!
  if (await users.isTaken(tx, people, address)) return 'taken'
  const at = now()
  if (!user.emailConfirmedAt) {
    await replace(tx, services, user, address)
    return 'asked'
  }
  await tokens.removeOf(tx, userId, [...halves])
  const emailChangeAt = new Date(at.getTime() + objectionTime)
  const begun = { newEmail: address, emailChangeSentAt: at, emailChangeAt, newEmailConfirmedAt: null }
  const changing = await users.change(tx, people, userId, begun)
  await mailHalves(tx, services, changing, { keys, redirect: null, at })
  const fragment = new URLSearchParams({ person: userId, token: objectionOf(keys, changing) })
  const link = `${publicUrl}${pages.keepAddress}#${fragment.toString()}`
  await mail.send(tx, { about: 'address-changing', newAddress: address, link, to: user.email, now: at })
  return 'asked'
}

/** Links to the address as it was typed at sign-up end, and the new one gets what they would have opened. */
async function replace(tx: Database, services: Services, user: UserRow, address: string): Promise<void> {
  const { people, now } = services
  const at = now()
  const pending = await pendingOf(tx, people, user, true)
  await tokens.removeOf(tx, user.id)
  await users.change(tx, people, user.id, { ...noChange, email: address, confirmationSentAt: at })
  await mailToken(tx, services, { kind: 'signup', userId: user.id, address, now: at, pending })
}

/** Ends an admin's change of address, for whoever has the link that the old mailbox got. Returns whether there was one. */
export async function objectToAddress(
  tx: Database,
  { people, keys }: Pick<Services, 'people' | 'keys'>,
  { userId, token }: { userId: string; token: string },
): Promise<boolean> {
  const user = await users.lock(tx, people, userId)
  if (!user?.emailChangeAt || !isSame(token, objectionOf(keys, user))) return false
  await users.change(tx, people, userId, noChange)
  await tokens.removeOf(tx, userId, [...halves])
  return true
}

/** Computed rather than stored, so that it outlives what removes mailed links, such as a new password. */
function objectionOf(keys: Keys, { id, newEmail, emailChangeAt }: UserRow): string {
  const about = ['objection', id, newEmail, emailChangeAt?.toISOString()].join('\n')
  return createHmac('sha256', keys.otp).update(about).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
