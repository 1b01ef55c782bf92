import type { Actor } from '@bearings/domain/actor'
import { broken } from '@bearings/domain/failure'
import { fileLimits } from '@bearings/domain/files/options'
import type { Database } from '#database/open.ts'
import { fileStoreOf } from '#platform/file-store/store-of-config.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { Services } from '#platform/requests/services.ts'
import * as store from './store.ts'

const hour = 3_600_000

const perMinute: Limit = { name: 'uploads', points: fileLimits.uploadsPerMinute, seconds: 60 }
const perDay: Limit = { name: 'uploads-day', points: fileLimits.uploadsPerDay, seconds: 86_400 }

/**
 * Counts an upload against the limit, before its body is read.
 * @throws {LimitReached} after too many; {Failure} `demo-not-possible` in a demo, which anybody opens
 */
export async function admitUpload({ limits }: Pick<Services, 'limits'>, actor: Actor): Promise<void> {
  if (actor.demoId) throw broken('demo-not-possible')
  await limits.take(perMinute, actor.userId)
  await limits.take(perDay, actor.userId)
}

export type Content = { key: string; content: Uint8Array; type: string }

/**
 * Stores files together with the row that names them: all or nothing. The keys are first scheduled for
 * removal in an hour, so that files left behind by a crash are deleted.
 * @param write Writes the row, in a transaction.
 */
export async function keepWith<T>(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  contents: readonly Content[],
  write: (tx: Database) => Promise<T>,
): Promise<T> {
  if (contents.length === 0) return db.transaction(write)
  const keys = contents.map(({ key }) => key)
  await store.removeAfter(db, keys, new Date(now().getTime() + hour))
  const files = fileStoreOf(config)
  for (const { key, content, type } of contents) await files.put(key, content, type)
  return db.transaction(async (tx) => {
    const written = await write(tx)
    await store.keep(tx, keys)
    return written
  })
}

/** Deletes the files that are scheduled for removal by now. Safe to run twice. */
export async function removeFiles(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const files = fileStoreOf(config)
  for (;;) {
    const keys = await store.due(db, now())
    if (keys.length === 0) return
    const failed: unknown[] = []
    for (const key of keys) {
      if (signal?.aborted) return
      try {
        await files.remove(key)
        await store.keep(db, [key])
      } catch (error) {
        failed.push(error)
      }
    }
    // A file that cannot be removed holds up no other, and is tried again with the next run.
    if (failed.length > 0) throw failed[0]
  }
}
