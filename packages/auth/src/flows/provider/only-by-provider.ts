import type { AuthServices, Database } from '#services.ts'
import * as identities from '#store/identities.ts'
import type { UserRow } from '#store/users.ts'
import { AuthFailure } from '#terms/failure.ts'

/** The refusal of a password or mailed link, for people who may sign in at the provider only; `null` for others. */
export async function faultOfProviderOnly(
  db: Database,
  { provider }: Pick<AuthServices, 'provider'>,
  user: UserRow,
): Promise<AuthFailure | null> {
  if (!provider?.isOnlyWay(user) || !(await identities.isLinked(db, user.id, provider.issuer))) return null
  return new AuthFailure('email_provider_disabled')
}

/** @throws {AuthFailure} email_provider_disabled */
export async function refuseIfByProviderOnly(
  db: Database,
  services: Pick<AuthServices, 'provider'>,
  user: UserRow,
): Promise<void> {
  const fault = await faultOfProviderOnly(db, services, user)
  if (fault) throw fault
}
