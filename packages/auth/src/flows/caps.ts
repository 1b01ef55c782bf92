import { createHash } from 'node:crypto'
import type { AuthContext, Limit } from '#services.ts'
import { AuthFailure } from '../terms/failure.ts'
import { retryAfterOf } from '../terms/limit-reached.ts'

export type Counted = Pick<AuthContext, 'limits' | 'origin' | 'networkOf' | 'isSchool' | 'device'>

const minutes = 60
const quarterHour = 15 * minutes

/** Returns where a request counts: its network or, at a school, whose people share one address, its device. */
export function placeOf({ origin, networkOf, isSchool, device }: Counted): string {
  const network = networkOf(origin.address)
  return device && isSchool(origin.address) ? `${network}|${device}` : network
}

const perPlace = {
  // As many as sign-ups. Each address has limits of its own, so these only bound the mail in all.
  recover: { name: 'auth-recover', points: 80, seconds: quarterHour },
  otp: { name: 'auth-otp', points: 80, seconds: quarterHour },
  resend: { name: 'auth-resend', points: 80, seconds: quarterHour },
  read: { name: 'auth-read', points: 1200, seconds: 5 * minutes },
} satisfies Record<string, Limit>

const mostAtSchool = 8

/** @throws the error of `limits` when it has been asked for too often from there. */
export async function takeByPlace(context: Counted, what: keyof typeof perPlace): Promise<void> {
  const { limits, origin, networkOf, isSchool } = context
  const { name, points, seconds } = perPlace[what]
  await limits.take(perPlace[what], placeOf(context))
  // Any request can pose as a new device.
  const ofSchool = { name: `${name}-school`, points: points * mostAtSchool, seconds }
  if (isSchool(origin.address)) await limits.take(ofSchool, networkOf(origin.address))
}

const perPerson = {
  'change-account': { name: 'auth-change-account', points: 60, seconds: quarterHour },
} satisfies Record<string, Limit>

/** @throws the error of `limits` when this person has done it too often. */
export function takeByPerson(
  { limits }: Counted,
  what: keyof typeof perPerson,
  userId: string,
): Promise<void> {
  return limits.take(perPerson[what], userId)
}

const refreshesPerNetwork: Limit = { name: 'auth-refresh-network', points: 2000, seconds: 5 * minutes }
const refreshesPerSession: Limit = { name: 'auth-refresh-session', points: 60, seconds: 5 * minutes }

/** @throws {AuthFailure} with status 503: the browser's client takes a 429 for the end of its session. */
export async function takeRefresh(context: Counted, sessionId: string | null): Promise<void> {
  const { limits } = context
  try {
    if (sessionId === null) await limits.take(refreshesPerNetwork, placeOf(context))
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
