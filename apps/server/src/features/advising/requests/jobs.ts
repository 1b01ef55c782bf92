import { requestCutoff } from '@bearings/domain/advising/requests/rules'
import type { Database } from '#database/open.ts'
import { forget, refresh } from '#features/notifications/service.ts'
import * as store from './store.ts'

/**
 * Expires requests that were not answered within 30 days, and removes their notifications. Safe to run twice.
 */
export async function expireRequests(tx: Database, now: Date): Promise<void> {
  const expired = await store.expire(tx, requestCutoff(now), now)
  await forget(
    tx,
    expired.map(({ id }) => id),
  )
  await refresh(
    tx,
    expired.map(({ sender }) => sender),
  )
}
