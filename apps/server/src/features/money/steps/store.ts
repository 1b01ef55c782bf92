import type { Actor } from '@bearings/domain/actor'
import type { AidStep } from '@bearings/domain/money/options'
import { and, eq, type SQL } from 'drizzle-orm'
import { ownOrShared } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { doneAidSteps } from '#database/tables/money.ts'

export function done(db: Database, actor: Actor, awardYear: string, studentId = actor.userId) {
  return db
    .select({ step: doneAidSteps.step, doneAt: doneAidSteps.doneAt })
    .from(doneAidSteps)
    .where(and(visibleTo(actor, studentId), eq(doneAidSteps.awardYear, awardYear)))
}

/** Marks a step as done. One that is already done keeps its time. */
export async function tick(
  db: Database,
  { userId }: Actor,
  row: { awardYear: string; step: AidStep; doneAt: Date },
) {
  await db
    .insert(doneAidSteps)
    .values({ userId, ...row })
    .onConflictDoNothing()
}

export async function untick(db: Database, actor: Actor, row: { awardYear: string; step: AidStep }) {
  await db
    .delete(doneAidSteps)
    .where(
      and(
        visibleTo(actor, actor.userId),
        eq(doneAidSteps.awardYear, row.awardYear),
        eq(doneAidSteps.step, row.step),
      ),
    )
}

/** Steps are visible to their student, and to the advisor with whom the student shares aid. */
function visibleTo(actor: Actor, studentId: string): SQL {
  return ownOrShared(actor, 'aid', doneAidSteps.userId, studentId, 'deadlines')
}
