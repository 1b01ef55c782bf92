import { openSignIn, openSignInUpkeep } from '../features/accounts/auth.ts'
import { createLog } from '../platform/log.ts'
import type { Services } from '../platform/services.ts'

type Needed = Pick<Services, 'db' | 'now' | 'config'>

const unlimited = { take: async () => {}, check: async () => {} }
const log = createLog({ level: 'silent' })

/** A new session of this person, with its tokens: what signing in comes to. */
export async function sessionFor(services: Needed, userId: string, userAgent = 'test') {
  const auth = openSignIn({ ...services, limits: unlimited, log })
  const origin = { address: '127.0.0.1', userAgent }
  return auth.sessionBody(await auth.openSession(services.db, { userId, method: 'password', origin }))
}

/** Its access token alone. */
export async function accessTokenFor(services: Needed, userId: string): Promise<string> {
  return (await sessionFor(services, userId)).access_token
}

/** A machine's key to `/auth/v1/admin`. */
export function serviceKeyFor(services: Needed): Promise<string> {
  return openSignInUpkeep(services).serviceKey()
}
