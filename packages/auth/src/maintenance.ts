import { signServiceToken } from '#credentials/access-token.ts'
import { renewSigningKey } from '#credentials/keys.ts'
import { completeAddresses } from '#flows/complete-addresses.ts'
import { erase } from '#flows/erase.ts'
import { removeFactors } from '#flows/factors.ts'
import { sweep } from '#flows/sweep.ts'
import type { AuthServices, Database } from '#services.ts'

type Served = 'db' | 'now' | 'publicUrl' | 'secrets' | 'sessionDays' | 'mail' | 'audit'
type Services = Pick<AuthServices, Served> & {
  people: Pick<AuthServices['people'], 'table' | 'real' | 'onAddressChanged' | 'onErase' | 'onErased'>
}

/** The maintenance tasks that an app's jobs and command line run, without a caller. */
export function createMaintenance(services: Services) {
  return {
    /** Signs a service key for `/auth/v1/admin`, valid for an hour. */
    serviceKey: () => signServiceToken(services),
    /** Signs tokens with a new key from now on. Those of the previous key stay valid until they expire. */
    renewSigningKey: () => renewSigningKey(services),
    /** Completes the changes of address that admins asked for a day ago. */
    completeAddresses: (tx: Database) => completeAddresses(tx, services),
    /** Deletes what is too old to be of use. */
    sweep: (tx: Database) => sweep(tx, services),
    /** Deletes an account and everything that refers to it. */
    erase: (tx: Database, userId: string) => erase(tx, services.people, { userId, at: services.now() }),
    /** Removes all authenticator apps of an account, and with them its recovery codes. Returns their ids. */
    removeFactors: (tx: Database, userId: string) => removeFactors(tx, userId),
  }
}
