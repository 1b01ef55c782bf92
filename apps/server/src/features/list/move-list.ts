import { cycleOfClass } from '@bearings/domain/class-year'
import { afterMoving, afterTurning } from '@bearings/domain/list/rules'
import { todayIn } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { notify, refresh } from '../notifications/service.ts'
import { deadlinesOfList } from './catalog-deadlines.ts'
import { timesOf } from './entry.ts'
import { noticeOfDates } from './notices.ts'
import { forgetAidDays, forgetDays } from './reminders.ts'
import { lockList, moveDeadlines } from './store.ts'

/**
 * Updates these entries to the catalog's dates for the current application year. The student did nothing, so the
 * entries do not count as changed: the student's open pages are refreshed, and a date that was filled in is told.
 */
export async function turnEntries(
  tx: Database,
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  const times = timesOf(actor, now())
  const entries = (await lockList(tx, actor)).filter(({ id }) => ids.includes(id))
  const known = await deadlinesOfList(tx, actor, actor.userId)
  const moved = entries.flatMap((entry) => {
    const after = afterTurning(entry, known.get(entry.schoolId ?? '') ?? [], times)
    return after ? [{ id: entry.id, name: entry.name, ...after }] : []
  })
  if (moved.length === 0) return
  await moveDeadlines(tx, actor, moved, null)
  await forgetDays(tx, actor, moved)
  await forgetAidDays(tx, actor, moved)
  await refresh(tx, [actor.userId])
  const dated = moved.flatMap(({ id, name, deadline }) => (deadline === null ? [] : [{ id, name, deadline }]))
  if (dated.length > 0) await notify(tx, { ...noticeOfDates(actor.userId, dated), mailAt: now(), now: now() })
}

/** Moves the dates that came from the catalog to the application year of the student's class, which was another one before. */
export async function moveList(
  tx: Database,
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
  before: number | null,
): Promise<void> {
  const at = now()
  const today = todayIn(actor.timeZone, at)
  const cycle = cycleOfClass(actor.graduationYear, today)
  const entries = await lockList(tx, actor)
  const known = await deadlinesOfList(tx, actor, actor.userId)
  const moved = entries.flatMap((entry) => {
    const after = afterMoving(entry, known.get(entry.schoolId ?? '') ?? [], cycle)
    return after ? [{ id: entry.id, ...after }] : []
  })
  await moveDeadlines(tx, actor, moved, at)
  await forgetDays(tx, actor, moved)
  if (cycleOfClass(before, today) !== cycle) await forgetAidDays(tx, actor, entries)
}
