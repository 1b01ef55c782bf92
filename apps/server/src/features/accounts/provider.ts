import type { Provider } from '@bearings/auth/services'
import type { Role } from '@bearings/domain/actor'
import type { Database } from '#database/open.ts'
import type { Config } from '#platform/config/config.ts'

/** What the school knows of its own people, by their address there. */
export type PeopleOfSchool = {
  expected(tx: Database, address: string): ReturnType<Provider['expected']>
  onJoined(tx: Database, joined: Parameters<Provider['onJoined']>[1]): Promise<void>
}

/** The school's sign-in, as `packages/auth` takes it; `undefined` if there is none. */
export function providerOf({ oidc }: Config, people: PeopleOfSchool): Provider | undefined {
  if (oidc === null) return undefined
  const { passwords, ...settings } = oidc
  return {
    ...settings,
    ...people,
    isUsualWay: !passwords,
    // Someone has to be able to come in while the school's sign-in is down.
    isOnlyWay: (user) => !passwords && (user as typeof user & { role: Role }).role !== 'admin',
  }
}
