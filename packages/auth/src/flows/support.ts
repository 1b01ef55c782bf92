import type { Keys } from '#credentials/keys.ts'
import { mailToken } from '#credentials/mailed-token.ts'
import type { AuthServices, Database } from '#services.ts'
import * as users from '#store/users.ts'
import { removeFactors } from './factors.ts'
import { pendingOf } from './link-request.ts'

type Services = AuthServices & { keys: Keys }

/**
 * Mails the link that gets a person in again: to sign in or, before the address is confirmed, to confirm it. Nobody
 * but the mailbox reads it.
 */
export async function mailLink(tx: Database, services: Services, userId: string): Promise<void> {
  const { people, now } = services
  const user = (await users.lock(tx, people, userId))!
  const at = now()
  const token = { userId, address: user.email, now: at }
  if (user.emailConfirmedAt) {
    await users.change(tx, people, userId, { recoverySentAt: at })
    return mailToken(tx, services, { ...token, kind: 'magiclink' })
  }
  await users.change(tx, people, userId, { confirmationSentAt: at })
  // Whoever an admin has recognized is the one who signed up, and so knows the password.
  const pending = await pendingOf(tx, people, user, true)
  return mailToken(tx, services, { ...token, kind: 'signup', pending })
}

/** Removes all authenticator apps of an account and tells its person. Returns how many. */
export async function takeFactors(tx: Database, services: AuthServices, userId: string): Promise<number> {
  const { people, mail, now } = services
  const user = (await users.lock(tx, people, userId))!
  const removed = await removeFactors(tx, userId)
  if (removed.length > 0) await mail.send(tx, { about: 'factor-removed', to: user.email, now: now() })
  return removed.length
}

/** Lets a person try passwords and codes again at once, wherever they have typed too many wrong ones. */
export async function clearLocks(tx: Database, services: AuthServices, userId: string): Promise<void> {
  await users.change(tx, services.people, userId, { locksClearedAt: services.now() })
}
