import { todayIn } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import { forget, refresh } from '#features/notifications/service.ts'
import type { Job } from '#platform/jobs.ts'
import { endLink } from '../links/ending.ts'
import * as people from '../people/store.ts'
import { coverNext } from './beginning.ts'
import * as store from './store.ts'

/**
 * Begins the covers whose first day has come, also for students whom the school has assigned since, and ends those whose last
 * day is over. Safe to run twice, and to be interrupted.
 */
export const keepCovers: Job['run'] = async ({ db, now }, signal) => {
  for (const cover of await store.open(db)) if (!signal.aborted) await keep(db, cover, now, signal)
}

/** Does what is due today for one cover. */
export async function keep(
  db: Database,
  cover: store.CoverRow,
  now: () => Date,
  signal?: AbortSignal,
): Promise<void> {
  const today = todayIn(cover.timeZone, now())
  if (today > cover.until || cover.colleagueRole !== 'advisor')
    await db.transaction((tx) => endCover(tx, cover, now()))
  else if (today >= cover.from) {
    let isDone = false
    while (!isDone && !signal?.aborted)
      isDone = await db.transaction(async (tx) => {
        if (!(await store.lock(tx, cover.id))) return true
        return coverNext(tx, cover, now())
      })
    await refresh(db, [cover.advisor.id, cover.colleague.id])
  }
}

/** Ends a cover with its links; the colleague sees nothing from then on. Returns whether it had not ended before. */
export async function endCover(tx: Database, cover: store.CoverRow, now: Date): Promise<boolean> {
  if (!(await store.lock(tx, cover.id))) return false
  const pair = { advisorId: cover.advisor.id, colleagueId: cover.colleague.id }
  for (const { studentId } of await store.linksOf(tx, pair)) await people.lock(tx, studentId)
  const links = await store.linksOf(tx, pair)
  for (const link of links) await endLink(tx, link, now)
  await store.end(tx, cover.id, now)
  await forget(
    tx,
    links.map(({ id }) => id),
  )
  await refresh(tx, [pair.advisorId, pair.colleagueId, ...links.map(({ studentId }) => studentId)])
  return true
}
