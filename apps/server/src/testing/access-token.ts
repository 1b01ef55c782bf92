import { openSignIn, createSignInMaintenance } from '../features/accounts/auth.ts'
import { createLog } from '../platform/log/log.ts'
import type { Services } from '../platform/requests/services.ts'

type Needed = Pick<Services, 'db' | 'now' | 'config'>

const unlimited = { take: async () => {}, check: async () => {} }
const log = createLog({ level: 'silent' })

/** Creates a new session for this person and returns its tokens, as signing in does. */
export async function sessionFor(services: Needed, userId: string, userAgent = 'test') {
  const auth = openSignIn({ ...services, limits: unlimited, log })
  const origin = { address: '127.0.0.1', userAgent }
  return auth.sessionBody(await auth.openSession(services.db, { userId, method: 'password', origin }))
}

export async function accessTokenFor(services: Needed, userId: string): Promise<string> {
  return (await sessionFor(services, userId)).access_token
}

/** Returns a service key for `/auth/v1/admin`. */
export function serviceKeyFor(services: Needed): Promise<string> {
  return createSignInMaintenance(services).serviceKey()
}
