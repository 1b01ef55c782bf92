import type { ArchivedStep } from '@bearings/domain/archive/schema'
import { aidCycleOn, dayOf } from '@bearings/domain/money/aid-cycle'
import { aidSteps, type AidStep } from '@bearings/domain/money/options'
import type { AidSteps } from '@bearings/domain/money/schema'
import { todayIn } from '@bearings/domain/today'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

export function list(context: SignedInContext): Promise<AidSteps> {
  const { userId, timeZone, graduationYear } = context.actor
  return sharedOf(context, { studentId: userId, timeZone, graduationYear })
}

type Student = { studentId: string; timeZone: string; graduationYear: number | null }

/** Returns the steps of a student's current aid cycle and those done, as far as the actor may see them. */
export async function sharedOf(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  { studentId, timeZone, graduationYear }: Student,
): Promise<AidSteps> {
  const cycle = aidCycleOn(todayIn(timeZone, now()), graduationYear)
  const { awardYear, opensOn, closesOn } = cycle
  const done = await store.done(db, actor, awardYear, studentId)
  const steps = aidSteps.map((step) => ({
    step,
    day: dayOf(step, cycle),
    doneAt: done.find((each) => each.step === step)?.doneAt.toISOString() ?? null,
  }))
  return { awardYear, opensOn, closesOn, steps }
}

/** Imports steps done on another server, of any award year. A time in the future becomes the current time. */
export async function bringIn(
  { db, actor, now }: SignedInContext,
  steps: readonly ArchivedStep[],
): Promise<void> {
  const at = now().getTime()
  for (const { awardYear, step, doneAt } of steps)
    await store.tick(db, actor, { awardYear, step, doneAt: new Date(Math.min(Date.parse(doneAt), at)) })
}

export async function tick(
  context: SignedInContext,
  { step, done }: { step: AidStep; done: boolean },
): Promise<AidSteps> {
  const { db, actor, now } = context
  const { awardYear } = aidCycleOn(todayIn(actor.timeZone, now()), actor.graduationYear)
  if (done) await store.tick(db, actor, { awardYear, step, doneAt: now() })
  else await store.untick(db, actor, { awardYear, step })
  return list(context)
}
