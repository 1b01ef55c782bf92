import { keysOf } from '#credentials/keys.ts'
import type { AuthServices } from '#services.ts'
import * as identities from '#store/identities.ts'
import { emailHashOf } from './email-hash.ts'

export type LinkedIdentity = {
  name: string
  /** Whether the provider knows the person by the same address. */
  hasSameEmail: boolean
}

/** Returns how a person is linked to the provider; `null` if they are not, or there is none. */
export async function linkedIdentityOf(
  services: Pick<AuthServices, 'db' | 'secrets' | 'provider'>,
  user: { id: string; email: string },
): Promise<LinkedIdentity | null> {
  const { db, provider } = services
  const linked = provider && (await identities.latestOf(db, user.id, provider.issuer))
  if (!linked) return null
  const hash = emailHashOf(await keysOf(services), user.email)
  return { name: provider.name, hasSameEmail: linked.emailHash === hash }
}
