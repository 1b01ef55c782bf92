import type { Actor } from '@bearings/domain/actor'
import { chunksOf } from '#database/chunks.ts'
import type { Services } from '#platform/requests/services.ts'
import { turnEntries } from './move-list.ts'
import { entriesToFollow, studentsToFollow } from './years.ts'

/** How many students' entries are read at once. */
const atOnce = 1000

/**
 * Updates the dates of lists that came from the catalog: when the application year they belong to ends, and when
 * the catalog has been loaded with the dates of the new one. Safe to run in several processes, and again.
 * @param signal ends it after the current student.
 */
export async function followCatalog(
  { db, now }: Pick<Services, 'db' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  for (const ids of chunksOf(await studentsToFollow(db, now()), atOnce))
    for (const { entryIds, ...student } of await entriesToFollow(db, now(), ids)) {
      if (signal?.aborted) return
      const actor: Actor = { ...student, role: 'student', sessionId: null }
      await db.transaction((tx) => turnEntries(tx, { actor, now }, entryIds))
    }
}
