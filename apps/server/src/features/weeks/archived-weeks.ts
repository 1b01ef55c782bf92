import { randomUUID } from 'node:crypto'
import type { ArchivedWeek } from '@bearings/domain/archive/schema'
import { broken } from '@bearings/domain/failure'
import { currentWeek, ruleAgainstBringingIn } from '@bearings/domain/weeks/rules'
import type { Week } from '@bearings/domain/weeks/schema'
import type { SignedInContext } from '#platform/serve.ts'
import * as store from './store.ts'
import * as tasks from './week-tasks.ts'

/** All weeks that a student has saved, the earliest first. */
export function allWeeks({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>): Promise<Week[]> {
  return store.visibleSince(db, actor, '2000-01-03')
}

/** Saves a week as it was on another server; unlike one's own it may be over. Its tasks get ids of this one. */
export async function importWeek(
  { db, actor, now }: SignedInContext,
  { start, weekGoal, tasks: carried }: ArchivedWeek,
): Promise<void> {
  const at = now()
  const rule = ruleAgainstBringingIn(start, currentWeek(actor.timeZone, at))
  if (rule) throw broken(rule)
  const { id } = await store.saveWeek(db, actor.userId, start, { weekGoal, updatedAt: at })
  const written = carried.map(({ doneAt, ...task }) => ({
    ...task,
    id: randomUUID(),
    // No clock was ahead of this one.
    doneAt: doneAt === null ? null : new Date(Math.min(Date.parse(doneAt), at.getTime())),
  }))
  await tasks.write(db, id, written, at)
}
