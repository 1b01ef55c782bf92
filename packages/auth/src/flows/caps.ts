import { createHash } from 'node:crypto'
import { AuthFailure } from '#protocol/failure.ts'
import { retryAfterOf } from '#protocol/limit-reached.ts'
import type { AuthContext, Limit } from '#services.ts'

type Counted = Pick<AuthContext, 'limits' | 'origin' | 'networkOf'>

const minutes = 60
const hours = 60 * minutes

const perNetwork = {
  // Wide enough for a class that signs up in one lesson. Every attempt counts, including one with a typing error.
  signup: { name: 'auth-signup', points: 80, seconds: 15 * minutes },
  recover: { name: 'auth-recover', points: 20, seconds: 15 * minutes },
  otp: { name: 'auth-otp', points: 20, seconds: 15 * minutes },
  resend: { name: 'auth-resend', points: 20, seconds: 15 * minutes },
  verify: { name: 'auth-verify', points: 30, seconds: 5 * minutes },
  read: { name: 'auth-read', points: 1200, seconds: 5 * minutes },
  'sign-in': { name: 'auth-sign-in', points: 100, seconds: 15 * minutes },
} satisfies Record<string, Limit>

/** @throws the error of `limits` when this network has asked for it too often. */
export function takeByNetwork(
  { limits, origin, networkOf }: Counted,
  what: keyof typeof perNetwork,
): Promise<void> {
  return limits.take(perNetwork[what], networkOf(origin.address))
}

const perPerson = {
  'change-account': { name: 'auth-change-account', points: 60, seconds: 15 * minutes },
  'factor-challenge': { name: 'auth-factor-challenge', points: 60, seconds: 15 * minutes },
  'recovery-code': { name: 'auth-recovery-code', points: 10, seconds: 15 * minutes },
} satisfies Record<string, Limit>

/** @throws the error of `limits` when this person has done it too often. */
export function takeByPerson(
  { limits }: Counted,
  what: keyof typeof perPerson,
  userId: string,
): Promise<void> {
  return limits.take(perPerson[what], userId)
}

const wrongHere: Limit = { name: 'auth-wrong-here', points: 10, seconds: 15 * minutes }
// Applies across all networks. It slows attempts down but never blocks them entirely, or anyone could lock
// anyone out.
const wrongAnywhere: Limit = { name: 'auth-wrong-anywhere', points: 50, seconds: hours, slows: true }

/** Returns the hooks of a password check: `before` throws after too many wrong ones, `onWrong` counts one. */
export function wrongPasswords({ limits, origin, networkOf }: Counted, address: string) {
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

const codesHere: Limit = { name: 'auth-code-here', points: 8, seconds: 15 * minutes }

/**
 * Counts a code that is tried for this address, right or wrong, by network: a stranger who guesses uses up
 * their own tries, not the owner's.
 * @throws the error of `limits` when this network has tried too often.
 */
export function takeCode({ limits, origin, networkOf }: Counted, address: string): Promise<void> {
  return limits.take(codesHere, `${hashOf(address)}|${networkOf(origin.address)}`)
}

type MailLimits = { fromOneNetwork: Limit[]; inAll: Limit[] }

// Twice as many in all, so that a stranger who keeps asking for mails to an address leaves its owner some.
const mailsSent: MailLimits = {
  fromOneNetwork: [
    { name: 'auth-mail-minute', points: 1, seconds: minutes },
    { name: 'auth-mail-hour', points: 5, seconds: hours },
    { name: 'auth-mail-day', points: 15, seconds: 24 * hours },
  ],
  inAll: [
    { name: 'auth-mail-hour-in-all', points: 10, seconds: hours },
    { name: 'auth-mail-day-in-all', points: 30, seconds: 24 * hours },
  ],
}
// If no mail leaves the machine, nobody can be spammed, and someone trying the product should not have to
// wait.
const mailsInMailbox: MailLimits = {
  fromOneNetwork: [{ name: 'auth-mailbox-hour', points: 60, seconds: hours }],
  inAll: [{ name: 'auth-mailbox-hour-in-all', points: 120, seconds: hours }],
}

/**
 * Counts a mail to this address. Must be called before looking up whether the address is known.
 * @throws {AuthFailure} over_email_send_rate_limit
 */
export async function takeMail(
  { limits, origin, networkOf, mail }: Counted & Pick<AuthContext, 'mail'>,
  address: string,
): Promise<void> {
  const { fromOneNetwork, inAll } = mail.stays ? mailsInMailbox : mailsSent
  const recipient = hashOf(address)
  try {
    // Attempts refused for one network do not count against others.
    for (const limit of fromOneNetwork) await limits.take(limit, `${recipient}|${networkOf(origin.address)}`)
    for (const limit of inAll) await limits.take(limit, recipient)
  } catch (error) {
    const retryAfter = retryAfterOf(error)
    if (retryAfter === null) throw error
    throw new AuthFailure('over_email_send_rate_limit', { retryAfter })
  }
}

const refreshesPerNetwork: Limit = { name: 'auth-refresh-network', points: 2000, seconds: 5 * minutes }
const refreshesPerSession: Limit = { name: 'auth-refresh-session', points: 60, seconds: 5 * minutes }

/** @throws {AuthFailure} with status 503: the browser's client takes a 429 for the end of its session. */
export async function takeRefresh(
  { limits, origin, networkOf }: Counted,
  sessionId: string | null,
): Promise<void> {
  try {
    if (sessionId === null) await limits.take(refreshesPerNetwork, networkOf(origin.address))
    else await limits.take(refreshesPerSession, sessionId)
  } catch (error) {
    const retryAfter = retryAfterOf(error)
    if (retryAfter === null) throw error
    throw new AuthFailure('unexpected_failure', {
      status: 503,
      message: 'Too many refreshes, try again in a moment',
      retryAfter,
    })
  }
}

/** Hashes an address, because limits do not store addresses. */
export function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22)
}
