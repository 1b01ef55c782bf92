import { signServiceToken } from '#credentials/access-token.ts'
import { renewSigningKey } from '#credentials/keys.ts'
import { sweep } from '#flows/sweep.ts'
import type { AuthServices, Database } from '#services.ts'

type Services = Pick<AuthServices, 'db' | 'now' | 'publicUrl' | 'secrets' | 'sessionDays'> & {
  people: Pick<AuthServices['people'], 'table' | 'real'>
}

/** What the command line and the jobs of an app do, without anybody who asks. */
export function openUpkeep(services: Services) {
  return {
    /** A key to `/auth/v1/admin`, for an hour. */
    serviceKey: () => signServiceToken(services),
    /** Tokens are signed with a new key from now on. Those of the key before stay good until they end. */
    renewSigningKey: () => renewSigningKey(services),
    /** Deletes what is too old to be of use. */
    sweep: (tx: Database) => sweep(tx, services),
  }
}
