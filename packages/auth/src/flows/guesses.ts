import type { AuthContext, Limit } from '#services.ts'
import { AuthFailure } from '../terms/failure.ts'
import { retryAfterOf } from '../terms/limit-reached.ts'
import { type Counted, hashOf, placeOf } from './caps.ts'
import { notingRefusal } from './refusals.ts'

const minutes = 60
const hours = 60 * minutes
const quarterHour = 15 * minutes

/** For all attempts, right or wrong: only there to bound the work. A school of 600 stays far below. */
const attempts = {
  verify: { name: 'auth-verify', points: 2000, seconds: quarterHour },
  'sign-in': { name: 'auth-sign-in', points: 2000, seconds: quarterHour },
} satisfies Record<string, Limit>

type What = keyof typeof attempts

/** For wrong ones: a right password or code is no guess, so it leaves the others of a network their tries. */
const wrong = {
  verify: { name: 'auth-verify-wrong', points: 100, seconds: quarterHour },
  'sign-in': { name: 'auth-sign-in-wrong', points: 100, seconds: quarterHour },
} satisfies Record<What, Limit>

/** For all devices of a school, because whoever guesses can pose as a new device each time. */
const wrongAtSchool = {
  verify: { name: 'auth-verify-wrong-school', points: 1000, seconds: quarterHour },
  'sign-in': { name: 'auth-sign-in-wrong-school', points: 1000, seconds: quarterHour },
} satisfies Record<What, Limit>

/** What a check of something guessable calls: `before` throws after too many wrong ones, `onWrong` counts one. */
export type Guess = { before: () => Promise<void>; onWrong: () => Promise<void> }

/** Counts guesses by place, whosever account they are for. An attempt that is refused does not count. */
export function guessFrom(context: AuthContext, what: What, address: string): Guess {
  const { limits, origin, networkOf, isSchool } = context
  const place = placeOf(context)
  const network = networkOf(origin.address)
  const school = isSchool(origin.address)
  return {
    before: () =>
      notingRefusal(context, address, async () => {
        await limits.check(wrong[what], place)
        if (school) await limits.check(wrongAtSchool[what], network)
        await limits.take(attempts[what], place)
      }),
    onWrong: async () => {
      await limits.take(wrong[what], place)
      if (school) await limits.take(wrongAtSchool[what], network)
    },
  }
}

/** Counts a link or one-time code that nobody can guess, only to bound the work. */
export function takeAttempt(context: AuthContext, what: What, address: string): Promise<void> {
  return notingRefusal(context, address, () => context.limits.take(attempts[what], placeOf(context)))
}

const wrongHere: Limit = { name: 'auth-wrong-here', points: 10, seconds: quarterHour }
// Applies everywhere. It slows attempts down but never blocks them entirely, or anyone could lock anyone out.
const wrongAnywhere: Limit = { name: 'auth-wrong-anywhere', points: 50, seconds: hours, slows: true }

/** An address that somebody types, with what is known of its account. */
type Typed = { email: string; locksClearedAt?: Date | null }

export function wrongPasswords(context: Counted, { email, locksClearedAt }: Typed): Guess {
  const { limits } = context
  const account = hashOf(locksClearedAt ? `${email}|${locksClearedAt.toISOString()}` : email)
  const here = `${account}|${placeOf(context)}`
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

/** When the next password for this account is checked again from here; `null` if the next one is. */
export async function heldUntil(context: Counted & Pick<AuthContext, 'now'>, typed: Typed) {
  try {
    await wrongPasswords(context, typed).before()
    return null
  } catch (error) {
    const retryAfter = retryAfterOf(error)
    if (retryAfter === null) throw error
    return new Date(context.now().getTime() + retryAfter * 1000)
  }
}

/** Both of two ways to count one guess. */
export function both(first: Guess, second: Guess): Guess {
  return {
    before: async () => {
      await first.before()
      await second.before()
    },
    onWrong: async () => {
      await second.onWrong()
      await first.onWrong()
    },
  }
}

/** Runs a check that fails with this code if the guess was wrong, and counts the guess. */
export async function counting<T>(guess: Guess, code: AuthFailure['code'], check: () => Promise<T>) {
  await guess.before()
  try {
    return await check()
  } catch (error) {
    if (error instanceof AuthFailure && error.code === code) await guess.onWrong()
    throw error
  }
}

const codesHere: Limit = { name: 'auth-code-here', points: 8, seconds: quarterHour }

/**
 * Counts a code that is tried for this address, right or wrong, by place: a stranger who guesses uses up their
 * own tries, not the owner's.
 * @throws the error of `limits` when too many have been tried there.
 */
export function takeCode(context: Counted, address: string): Promise<void> {
  return context.limits.take(codesHere, `${hashOf(address)}|${placeOf(context)}`)
}
