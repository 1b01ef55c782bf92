import type { Actor } from '@bearings/domain/actor'
import type { Services } from '#platform/services.ts'
import { turnEntries } from './move-list.ts'
import { entriesToFollow } from './years.ts'

/**
 * Lets the dates of lists that came from the catalog follow it: when the application year ends that they are of, and when
 * the catalog has been loaded with the dates of the new one. Safe to run in several processes, and again.
 * @param signal ends it after the student at hand.
 */
export async function followCatalog(
  { db, now }: Pick<Services, 'db' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  for (const { entryIds, ...student } of await entriesToFollow(db, now())) {
    if (signal?.aborted) return
    const actor: Actor = { ...student, role: 'student', sessionId: null }
    await db.transaction((tx) => turnEntries(tx, { actor, now }, entryIds))
  }
}
