import { limits as advising } from '@bearings/domain/advising/options'
import type { FollowCounselors } from '#features/school/imports/import.ts'
import { audit } from '#platform/audit.ts'
import { counselorOf } from '../invites/school-joining.ts'
import { lockStudentsOf } from '../links/ending.ts'
import * as links from '../links/store.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'
import { finish } from './jobs.ts'
import * as store from './store.ts'

/**
 * Hands students who have joined over to the counselors whom the school's file names now, as an admin's hand-over does: each
 * counselor gives theirs to one other after the next. Students without a counselor here, or whose new one has no account
 * or no room, stay as they are; returns how many were handed over.
 */
export const followCounselors: FollowCounselors = async (context, changed) => {
  const { db, actor, now, origin } = context
  const wanted = new Map<string, Set<string>>()
  for (const { userId, counselorEmail } of changed) {
    const to = await counselorOf(db, context, counselorEmail)
    if (to) wanted.set(to.id, (wanted.get(to.id) ?? new Set()).add(userId))
  }
  let moved = 0
  for (const [toId, userIds] of wanted)
    for (const fromId of await store.primaryAdvisorsOf(db, [...userIds])) {
      if (fromId === toId) continue
      // One that another admin has just begun comes first.
      for (const id of await store.underWay(db)) await finish(db, id, now)
      const begun = await inTransaction(db, async (tx) => {
        await lockStudentsOf(tx, fromId)
        for (const id of [fromId, toId].toSorted()) await people.lock(tx, id)
        const between = { fromAdvisorId: fromId, toAdvisorId: toId, askedById: actor.userId }
        const { id, students } = await store.insert(tx, between, now(), [...userIds])
        const isFull = students + (await links.countStudents(tx, toId)) > advising.students
        if (students === 0 || isFull) {
          await store.setState(tx, id, 'refused', now())
          return null
        }
        await audit(tx, {
          at: now(),
          action: 'caseload_handed_over',
          actorId: actor.userId,
          targetId: fromId,
          sessionId: actor.sessionId,
          origin,
          detail: { moveId: id, to: toId, students },
        })
        return { id, students }
      })
      if (!begun) continue
      await finish(db, begun.id, now)
      moved += begun.students
    }
  return moved
}
