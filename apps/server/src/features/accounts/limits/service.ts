import { createHash } from 'node:crypto'
import { AuthFailure } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { type Limit, LimitReached } from '../../../platform/limits.ts'
import { networkOf } from '../../../platform/network.ts'

type Counted = Pick<AuthContext, 'limits' | 'origin' | 'config'>

const minutes = 60
const hours = 60 * minutes

const perNetwork = {
  signup: { name: 'auth-signup', points: 20, seconds: 15 * minutes },
  recover: { name: 'auth-recover', points: 20, seconds: 15 * minutes },
  otp: { name: 'auth-otp', points: 20, seconds: 15 * minutes },
  resend: { name: 'auth-resend', points: 20, seconds: 15 * minutes },
  verify: { name: 'auth-verify', points: 30, seconds: 5 * minutes },
  read: { name: 'auth-read', points: 1200, seconds: 5 * minutes },
  'sign-in': { name: 'auth-sign-in', points: 100, seconds: 15 * minutes },
} satisfies Record<string, Limit>

/** @throws {LimitReached} when this network has asked for it too often. */
export function takeByNetwork({ limits, origin }: Counted, what: keyof typeof perNetwork): Promise<void> {
  return limits.take(perNetwork[what], networkOf(origin.address))
}

const perPerson = {
  'change-account': { name: 'auth-change-account', points: 60, seconds: 15 * minutes },
  'factor-challenge': { name: 'auth-factor-challenge', points: 60, seconds: 15 * minutes },
} satisfies Record<string, Limit>

/** @throws {LimitReached} when this person has done it too often. */
export function takeByPerson(
  { limits }: Counted,
  what: keyof typeof perPerson,
  userId: string,
): Promise<void> {
  return limits.take(perPerson[what], userId)
}

const wrongHere: Limit = { name: 'auth-wrong-here', points: 10, seconds: 15 * minutes }
// However many places the tries come from. It slows down and never closes, or anybody could lock anybody out.
const wrongAnywhere: Limit = { name: 'auth-wrong-anywhere', points: 50, seconds: hours, slows: true }

/** For a password that is about to be checked: whether it may be, and what to count when it is wrong. */
export function wrongPasswords({ limits, origin }: Counted, address: string) {
  const account = hashOf(address)
  const here = `${account}|${networkOf(origin.address)}`
  return {
    before: async () => {
      await limits.check(wrongHere, here)
      await limits.check(wrongAnywhere, account)
    },
    onWrong: async () => {
      await limits.take(wrongHere, here)
      await limits.take(wrongAnywhere, account)
    },
  }
}

const mailsPerAddress: Limit[] = [
  { name: 'auth-mail-minute', points: 1, seconds: minutes },
  { name: 'auth-mail-hour', points: 5, seconds: hours },
  { name: 'auth-mail-day', points: 15, seconds: 24 * hours },
]
// Nobody is bothered where no mail leaves the machine, and whoever tries the product out does not want to wait.
const mailsInMailbox: Limit[] = [{ name: 'auth-mailbox-hour', points: 60, seconds: hours }]

/**
 * Counts a mail to this address. To be taken before anyone looks whether the address is known.
 * @throws {AuthFailure} over_email_send_rate_limit
 */
export async function takeMail({ limits, config }: Counted, address: string): Promise<void> {
  try {
    for (const limit of config.devMailbox ? mailsInMailbox : mailsPerAddress)
      await limits.take(limit, hashOf(address))
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    throw new AuthFailure('over_email_send_rate_limit', { retryAfter: error.retryAfter })
  }
}

const refreshesPerNetwork: Limit = { name: 'auth-refresh-network', points: 2000, seconds: 5 * minutes }
const refreshesPerSession: Limit = { name: 'auth-refresh-session', points: 60, seconds: 5 * minutes }

/** @throws {AuthFailure} with status 503: the browser's client takes a 429 for the end of its session. */
export async function takeRefresh({ limits, origin }: Counted, sessionId: string | null): Promise<void> {
  try {
    if (sessionId === null) await limits.take(refreshesPerNetwork, networkOf(origin.address))
    else await limits.take(refreshesPerSession, sessionId)
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    throw new AuthFailure('unexpected_failure', {
      status: 503,
      message: 'Too many refreshes, try again in a moment',
      retryAfter: error.retryAfter,
    })
  }
}

/** Limits keep no address, only what it hashes to. */
export function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22)
}
