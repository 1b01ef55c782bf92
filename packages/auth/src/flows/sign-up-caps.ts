import type { AuthContext, Limit } from '#services.ts'
import { placeOf } from './caps.ts'
import { notingRefusal } from './refusals.ts'

const quarterHour = 15 * 60

const attempts: Limit = { name: 'auth-signup-tries', points: 2000, seconds: quarterHour }
/** Wide enough for classes that sign up in one lesson; each costs a hash and a mail. */
const signUps: Limit = { name: 'auth-signup', points: 80, seconds: quarterHour }
/** For a whole school that signs up in an assembly. Counted by network, because any request can pose as a new device. */
const signUpsAtSchool: Limit = { name: 'auth-signup-school', points: 600, seconds: quarterHour }

/** Counts an attempt before its password is checked, only to bound the work. @throws the error of `limits` */
export function takeSignUpAttempt(context: AuthContext, address: string): Promise<void> {
  return notingRefusal(context, address, () => context.limits.take(attempts, placeOf(context)))
}

/** Counts a sign-up that is allowed otherwise, so that a typing error costs nobody theirs. @throws the error of `limits` */
export function takeSignUp(context: AuthContext, address: string): Promise<void> {
  const { limits, origin, networkOf, isSchool } = context
  const limit = isSchool(origin.address) ? signUpsAtSchool : signUps
  return notingRefusal(context, address, () => limits.take(limit, networkOf(origin.address)))
}
