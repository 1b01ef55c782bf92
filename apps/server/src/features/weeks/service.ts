import { limits } from '@bearings/domain/advising/students/options'
import { broken, Failure } from '@bearings/domain/failure'
import { daysToCarryFrom } from '@bearings/domain/weeks/options'
import {
  carryOverTarget,
  currentWeek,
  mergeTasks,
  ruleAgainstCarrying,
  ruleAgainstRemoving,
  ruleAgainstSaving,
  ruleAgainstTasks,
  ruleAgainstTicking,
  unfinishedOf,
  unsaved,
  weekAfter,
  weeklyLog,
  weeksUntil,
} from '@bearings/domain/weeks/rules'
import type {
  CarriedOver,
  Week,
  WeekChanges,
  WeeklyLog,
  WeeksHistory,
  WeekTask,
} from '@bearings/domain/weeks/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'
import * as tasks from './week-tasks.ts'

export async function log({ db, actor, now }: SignedInContext): Promise<WeeklyLog> {
  const current = currentWeek(actor.timeZone, now())
  return weeklyLog(await store.visibleSince(db, actor, weekAfter(current, -daysToCarryFrom / 7)), current)
}

type Student = { studentId: string; timeZone: string }

/**
 * Returns the part of the weekly log that is shared with an advisor: some past weeks, the current one, and
 * the planned ones.
 */
export async function sharedOf({ db, actor, now }: SignedInContext, { studentId, timeZone }: Student) {
  const current = currentWeek(timeZone, now())
  const since = weekAfter(current, -limits.earlierWeeks)
  const saved = await store.visibleSince(db, actor, since, studentId)
  return {
    current: saved.find(({ weekStartDate }) => weekStartDate === current) ?? unsaved(current),
    planned: saved.filter(({ weekStartDate }) => weekStartDate > current),
    earlier: saved.filter(({ weekStartDate }) => weekStartDate < current).toReversed(),
  }
}

export async function history(
  { db, actor, now }: SignedInContext,
  { weeks }: { weeks: number },
): Promise<WeeksHistory> {
  const mondays = weeksUntil(currentWeek(actor.timeZone, now()), weeks)
  const twoWeeksAgo = new Date(now().getTime() - 14 * 86_400_000)
  const [counts, doneInLast14Days] = await Promise.all([
    store.countsBetween(db, actor, mondays.at(0)!, mondays.at(-1)!),
    store.countDoneSince(db, actor, twoWeeksAgo),
  ])
  return {
    weeks: mondays.map(
      (weekStartDate) =>
        counts.find((counted) => counted.weekStartDate === weekStartDate) ?? {
          weekStartDate,
          done: 0,
          total: 0,
        },
    ),
    doneInLast14Days,
  }
}

export function save(
  { db, actor, now }: SignedInContext,
  { start, weekGoal, ...sent }: { start: string } & WeekChanges,
): Promise<Week> {
  return db.transaction(async (tx) => {
    const current = currentWeek(actor.timeZone, now())
    const rule = ruleAgainstSaving(start, current, await store.startsAfter(tx, actor, current))
    if (rule) throw broken(rule)

    const updatedAt = now()
    const changes = { ...(weekGoal !== undefined && { weekGoal }), updatedAt }
    const week = await store.saveWeek(tx, actor.userId, start, changes)
    const stored = await tasks.visibleOf(tx, actor, week.id)
    const { kept, gone } = mergeTasks(stored, sent)
    const overfull = ruleAgainstTasks(kept.length)
    if (overfull) throw broken(overfull)

    await tasks.remove(tx, week.id, gone)
    // Stored tasks keep when they were done. Only their words are changed here.
    const written = kept.map(({ id, text, done, carriedFrom }) => ({ id, text, done, carriedFrom }))
    await tasks.write(tx, week.id, written, updatedAt)
    return {
      weekStartDate: start,
      weekGoal: week.weekGoal,
      tasks: await tasks.visibleOf(tx, actor, week.id),
      updatedAt: updatedAt.toISOString(),
    }
  })
}

type Tick = { start: string; taskId: string; done: boolean }

export async function tick(
  { db, actor, now }: SignedInContext,
  { start, taskId, done }: Tick,
): Promise<WeekTask> {
  const rule = ruleAgainstTicking(start, currentWeek(actor.timeZone, now()))
  if (rule) throw broken(rule)
  const task = await tasks.tick(db, actor, { start, taskId, doneAt: done ? now() : null })
  if (!task) throw new Failure('NOT_FOUND')
  return task
}

export function carryOver(
  { db, actor, now }: SignedInContext,
  { start }: { start: string },
): Promise<CarriedOver> {
  return db.transaction(async (tx) => {
    const current = currentWeek(actor.timeZone, now())
    const rule = ruleAgainstCarrying(start, current)
    if (rule) throw broken(rule)

    // The earlier week is locked first, here and on the way back, so that two windows cannot block each other.
    const from = await store.lockWeek(tx, actor, start)
    if (!from) throw new Failure('NOT_FOUND')
    const unfinished = unfinishedOf(await tasks.visibleOf(tx, actor, from.id))
    const to = carryOverTarget(start, current)
    if (unfinished.length === 0) return { to, taskIds: [] }

    const target = await store.saveWeek(tx, actor.userId, to, { updatedAt: now() })
    const already = await tasks.visibleOf(tx, actor, target.id)
    const overfull = ruleAgainstTasks(already.length + unfinished.length)
    if (overfull) throw broken(overfull)

    const taskIds = unfinished.map(({ id }) => id)
    await tasks.move(tx, { taskIds, from: from.id, to: target.id, origin: start })
    return { to, taskIds }
  })
}

export async function carryBack(
  { db, actor, now }: SignedInContext,
  { start, to, taskIds }: { start: string } & CarriedOver,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (to !== carryOverTarget(start, currentWeek(actor.timeZone, now()))) throw broken('week-passed')
    const home = await store.lockWeek(tx, actor, start)
    const from = await store.lockWeek(tx, actor, to)
    if (!home || !from) throw new Failure('NOT_FOUND')

    await tasks.moveBack(tx, { taskIds, from: from.id, to: home.id, origin: start })
    await store.removeIfEmpty(tx, from.id)
  })
}

export async function remove(
  { db, actor, now }: SignedInContext,
  { start }: { start: string },
): Promise<undefined> {
  const rule = ruleAgainstRemoving(start, currentWeek(actor.timeZone, now()))
  if (rule) throw broken(rule)
  if (!(await store.remove(db, actor, start))) throw new Failure('NOT_FOUND')
}
