import type { Actor } from '@bearings/domain/actor'
import type { Database } from '#database/open.ts'
import { forget, refresh } from '#features/notifications/service.ts'
import * as people from '../people/store.ts'
import * as store from './store.ts'

/**
 * Expires the requests that still waited when a person lost the role in which they sent or received them, because
 * accepting one would connect two people who are no student and advisor. Takes the transaction of that change.
 */
export async function endAllOf(
  tx: Database,
  person: Pick<Actor, 'userId' | 'role'>,
  now: Date,
): Promise<void> {
  await people.lock(tx, person.userId)
  const ended = await store.expireOf(tx, person, now)
  await forget(
    tx,
    ended.map(({ id }) => id),
  )
  await refresh(
    tx,
    ended.flatMap(({ other }) => other ?? []),
  )
}
