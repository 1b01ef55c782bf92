import { undoableSince } from '@bearings/domain/advising/moves/rules'
import { limits } from '@bearings/domain/advising/options'
import { broken } from '@bearings/domain/failure'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { forgetLeadingTo, notifyAll, refresh } from '#features/notifications/service.ts'
import { forgetCaseloads } from '#features/school/people/leaving.ts'
import type { Job } from '#platform/jobs.ts'
import { countStudents } from '../links/store.ts'
import { moveNext } from './chunk.ts'
import * as store from './store.ts'

/**
 * Finishes the hand-overs that a process left behind, and forgets what taking back an older one would need, and the caseloads
 * that ended in another way: students join with somebody else, or leave.
 */
export const finishMoves: Job['run'] = async ({ db, now }, signal) => {
  for (const id of await store.underWay(db)) await finish(db, id, now, signal)
  await store.forgetWork(db, undoableSince(now()))
  await db.transaction(forgetCaseloads)
}

/** Hands over chunk by chunk until none is left. Two processes at once take turns at the row of the hand-over. */
export async function finish(db: Database, id: string, now: () => Date, signal?: AbortSignal): Promise<void> {
  let isDone = false
  while (!isDone && !signal?.aborted) isDone = await db.transaction((tx) => step(tx, id, now()))
}

/** Returns whether the hand-over is done. */
async function step(tx: Database, id: string, now: Date): Promise<boolean> {
  const locked = await store.lock(tx, id)
  if (locked?.state !== 'accepted') return true
  const given = await moveNext(tx, locked, now)
  const move = (await store.find(tx, id))!
  if (given === null) {
    await store.setState(tx, id, 'done', now)
    await forgetCaseloads(tx)
    await refresh(tx, [move.from.id, move.to.id])
    return true
  }
  await notifyAll(tx, newsOf(move, given), now)
  await forgetGiven(tx, move.from.id, given)
  return false
}

/** What the giver was told of the students goes too, because it quotes what they shared. */
function forgetGiven(tx: Database, fromId: string, given: readonly { studentId: string }[]): Promise<void> {
  return forgetLeadingTo(
    tx,
    fromId,
    ...given.map(({ studentId }) => `/advisor/students/${studentId}` as const),
  )
}

type One = { fromId: string; toId: string; studentId: string; isTold: boolean }

/**
 * Hands over one student at once, even while others of the same advisor are. Takes a transaction in which the student and then
 * both advisors are locked. @throws {Failure} `advisor-full`
 */
export async function handOverOne(tx: Database, one: One, now: Date): Promise<void> {
  const { fromId, toId, studentId, isTold } = one
  const own = eq(advisorLinks.studentId, studentId)
  if ((await countStudents(tx, toId, own)) >= limits.students) throw broken('advisor-full')
  const between = { fromAdvisorId: fromId, toAdvisorId: toId, askedById: null, state: 'done' } as const
  const { id } = await store.insert(tx, between, now, [studentId])
  const given = (await moveNext(tx, { id, ...between }, now)) ?? []
  if (isTold) await notifyAll(tx, newsOf((await store.find(tx, id))!, given), now)
  // By joining, so nobody's to take back.
  await store.remove(tx, id)
  await forgetGiven(tx, fromId, given)
  await refresh(tx, [fromId, toId])
}

function newsOf({ id, from, to }: store.MoveRow, given: readonly { studentId: string }[]) {
  const message = `${from.fullName} handed over to ${to.fullName}, who now advises you and sees what ${from.fullName} saw.`
  return given.map(({ studentId: userId }) => ({
    userId,
    type: 'system' as const,
    title: 'New Advisor',
    message,
    link: '/student/advisor' as const,
    subjectId: id,
  }))
}
