import type { WaitlistPage } from '@bearings/domain/waitlist/schema'
import type { Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { SignedInContext, PublicContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Wide enough for a class that joins from one school's network. */
const joining: Limit = { name: 'waitlist', points: 30, seconds: 3600 }
const pageSize = 50

export async function join(
  { db, now, limits, origin }: PublicContext,
  { email }: { email: string },
): Promise<undefined> {
  await limits.take(joining, networkOf(origin.address))
  await store.add(db, email, now())
}

export async function list(
  { db, actor }: SignedInContext,
  { page }: { page: number },
): Promise<WaitlistPage> {
  return {
    entries: await store.listVisible(db, actor, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await store.countVisible(db, actor),
  }
}

const rowsPerQuery = 1000

/** Yields every address in alphabetical order. */
export async function* all({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>) {
  let after = ''
  for (;;) {
    const entries = await store.listAfter(db, actor, after, rowsPerQuery)
    yield* entries
    if (entries.length < rowsPerQuery) return
    // Lower case, because the store orders and compares the addresses so.
    after = entries.at(-1)!.email.toLowerCase()
  }
}
