import { endOfWaiting } from '@bearings/domain/advising/requests/rules'
import type { Database } from '#database/open.ts'
import { forget, refresh } from '#features/notifications/service.ts'
import * as store from './store.ts'

/** Ends requests that nobody answered in 30 days: whoever was asked is no longer told of them. Safe to run twice. */
export async function expireRequests(tx: Database, now: Date): Promise<void> {
  const expired = await store.expire(tx, endOfWaiting(now), now)
  await forget(
    tx,
    expired.map(({ id }) => id),
  )
  await refresh(
    tx,
    expired.map(({ sender }) => sender),
  )
}
