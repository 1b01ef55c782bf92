import { randomUUID } from 'node:crypto'
import type { ArchivedWeek } from '@bearings/domain/archive/schema'
import { broken } from '@bearings/domain/failure'
import { currentWeek, ruleAgainstImporting } from '@bearings/domain/weeks/rules'
import type { Week } from '@bearings/domain/weeks/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'
import * as tasks from './week-tasks.ts'

/** Before every week that was ever saved. */
const firstMonday = '2000-01-03'

/** Returns all weeks that a student has saved, the earliest first. */
export function allWeeks({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>): Promise<Week[]> {
  return store.visibleSince(db, actor, firstMonday)
}

/** Imports a week from another server. Unlike a week saved here, it may be over. Its tasks get new ids. */
export async function importWeek(
  { db, actor, now }: SignedInContext,
  { start, weekGoal, tasks: carried }: ArchivedWeek,
): Promise<void> {
  const at = now()
  const rule = ruleAgainstImporting(start, currentWeek(actor.timeZone, at))
  if (rule) throw broken(rule)
  const { id } = await store.saveWeek(db, actor.userId, start, { weekGoal, updatedAt: at })
  const written = carried.map(({ doneAt, ...task }) => ({
    ...task,
    id: randomUUID(),
    // A time in the future becomes the current time.
    doneAt: doneAt === null ? null : new Date(Math.min(Date.parse(doneAt), at.getTime())),
  }))
  await tasks.write(db, id, written, at)
}
