import type { Provider } from '@bearings/auth/services'
import type { Role } from '@bearings/domain/actor'
import type { Config } from '#platform/config/config.ts'

/** What the school knows of its own people, by their address there. */
export type PeopleOfSchool = Pick<Provider, 'expected' | 'onJoined'>

/** Until a school's people can be imported, nobody is expected: only accounts that are connected already sign in. */
export const nobodyExpected: PeopleOfSchool = {
  expected: async () => null,
  onJoined: async () => {},
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
