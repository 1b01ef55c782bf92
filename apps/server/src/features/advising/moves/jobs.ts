import { undoableSince } from '@bearings/domain/advising/moves/rules'
import type { Database } from '#database/open.ts'
import { forgetLeadingTo, notifyAll, refresh } from '#features/notifications/service.ts'
import type { Job } from '#platform/jobs.ts'
import { moveNext } from './chunk.ts'
import * as store from './store.ts'

/** Finishes the hand-overs that a process left behind, and forgets what taking back an older one would need. */
export const finishMoves: Job['run'] = async ({ db, now }, signal) => {
  for (const id of await store.underWay(db)) await finish(db, id, now, signal)
  await store.forgetWork(db, undoableSince(now()))
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
    await refresh(tx, [move.from.id, move.to.id])
    return true
  }
  const message = `${move.from.fullName} handed over to ${move.to.fullName}, who now advises you and sees what ${move.from.fullName} saw.`
  const notices = given.map((link) => ({
    userId: link.studentId,
    type: 'system' as const,
    title: 'New Advisor',
    message,
    link: '/student/advisor' as const,
    subjectId: id,
  }))
  await notifyAll(tx, notices, now)
  await forgetLeadingTo(
    tx,
    move.from.id,
    ...given.map(({ studentId }) => `/advisor/students/${studentId}` as const),
  )
  return false
}
