import type { Limit, UserContext } from '#services.ts'
import * as users from '#store/users.ts'
import { type Counted, hashOf, placeOf } from './caps.ts'

const minutes = 60
const day = 24 * 60 * minutes

const challenges: Limit = { name: 'auth-factor-challenge', points: 60, seconds: 15 * minutes }

type Tries = { ofSession: Limit; here: Limit[] }

const appCodes: Tries = {
  ofSession: { name: 'auth-app-code-session', points: 10, seconds: 15 * minutes },
  here: [
    { name: 'auth-app-code-here', points: 10, seconds: 15 * minutes },
    { name: 'auth-app-code-day', points: 30, seconds: day },
  ],
}
// Too long to guess, so a day needs no limit.
const recoveryCodes: Tries = {
  ofSession: { name: 'auth-recovery-code-session', points: 10, seconds: 15 * minutes },
  here: [{ name: 'auth-recovery-code-here', points: 10, seconds: 15 * minutes }],
}

// More than one network can use up in a day, so that a single one never slows the owner's.
const wrongAnywhere: Limit = { name: 'auth-app-code-wrong', points: 60, seconds: day, slows: true }

/** @throws the error of `limits` when this person has asked for too many challenges from there. */
export function takeChallenge(context: Counted, userId: string): Promise<void> {
  return context.limits.take(challenges, `${userId}|${placeOf(context)}`)
}

/**
 * Counts a try at the second factor, right or wrong, by session and by network: who has only the password uses up
 * their own tries, not the owner's. All together only slow down.
 * Returns what counts a wrong one. A new password ends all counts, because whoever knew the old one is out; so does
 * an admin who clears them.
 * @throws the error of `limits`
 */
export async function takeFactorTry(context: UserContext, what: 'app' | 'recovery code') {
  const { db, people, caller, limits, origin, networkOf } = context
  const user = await users.findById(db, people, caller.userId)
  const account = hashOf(
    `${caller.userId}|${user?.passwordHash}|${user?.locksClearedAt?.toISOString() ?? ''}`,
  )
  const { ofSession, here } = what === 'app' ? appCodes : recoveryCodes
  await limits.take(ofSession, caller.sessionId)
  for (const limit of here) await limits.take(limit, `${account}|${networkOf(origin.address)}`)
  if (what === 'app') await limits.check(wrongAnywhere, account)
  return { onWrong: () => limits.take(wrongAnywhere, account) }
}
