import type { WaitlistPage } from '@bearings/domain/waitlist/schema'
import type { Limit } from '../../platform/limits.ts'
import type { SignedIn, SignedOut } from '../../platform/serve.ts'
import * as store from './store.ts'

/** Wide enough for a class that joins from one school's network. */
const joining: Limit = { name: 'waitlist', points: 30, seconds: 3600 }
const pageSize = 50

export async function join(
  { db, now, limits, origin }: SignedOut,
  { email }: { email: string },
): Promise<undefined> {
  await limits.take(joining, origin.address)
  await store.add(db, email, now())
}

export async function list({ db, actor }: SignedIn, { page }: { page: number }): Promise<WaitlistPage> {
  return {
    entries: await store.listVisible(db, actor, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await store.countVisible(db, actor),
  }
}
