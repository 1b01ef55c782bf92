import { cycleOfClass } from '@bearings/domain/class-year'
import { afterMoving } from '@bearings/domain/schools/list/rules'
import { todayIn } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/serve.ts'
import { deadlinesOfList } from './catalog-deadlines.ts'
import { lockList, moveDeadlines } from './store.ts'

/** Moves the dates from the catalog to the application year in which the student now says they apply. */
export async function moveList(
  tx: Database,
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
): Promise<void> {
  const at = now()
  const cycle = cycleOfClass(actor.graduationYear, todayIn(actor.timeZone, at))
  const entries = await lockList(tx, actor)
  const known = await deadlinesOfList(tx, actor, actor.userId)
  const moved = entries.flatMap((entry) => {
    const after = afterMoving(entry, known.get(entry.schoolId ?? '') ?? [], cycle)
    return after ? [{ id: entry.id, ...after }] : []
  })
  await moveDeadlines(tx, actor, moved, at)
}
