import type { Introduced, NewIntroduction } from '@bearings/domain/advising/requests/schema'
import { broken } from '@bearings/domain/failure'
import { counted } from '@bearings/domain/words'
import { notify, notifyAll } from '#features/notifications/service.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { placesOf } from '../links/places.ts'
import * as links from '../links/store.ts'
import { lockWithColleague } from '../people/colleague.ts'
import { assertMayAdvise } from '../people/may-advise.ts'
import * as people from '../people/store.ts'
import { inTransaction, pages, record } from './record.ts'
import * as store from './store.ts'

/** A few colleagues are suggested. Whoever suggests more is trying out addresses. */
const introducing: Limit = { name: 'advising-introductions', points: 30, seconds: 3600 }

/**
 * Asks an advisor's students whether they want a colleague beside, or instead of, the advisor. The colleague sees nothing of
 * a student before that student agrees. Students whom the school assigned are handed over by the school alone.
 */
export async function introduce(
  context: SignedInContext,
  { studentIds, email, takesOver, message }: NewIntroduction,
): Promise<Introduced> {
  const { db, actor, now, limits, config } = context
  await limits.take(introducing, actor.userId)
  await assertMayAdvise(context)
  const places = await placesOf(db, config)
  if (!takesOver && places === 1) throw broken('already-advised', places)
  return inTransaction(db, async (tx) => {
    const wanted = new Set(studentIds)
    const isMeant = ({ studentId, kind, isCover }: Awaited<ReturnType<typeof links.listOfAdvisor>>[number]) =>
      wanted.has(studentId) && !isCover && !(takesOver && kind === 'school')
    for (const { studentId } of (await links.listOfAdvisor(tx, actor.userId)).filter(isMeant))
      await people.lock(tx, studentId)
    const { advisor, colleague } = await lockWithColleague(tx, context, { advisorId: actor.userId, email })
    const theirs = (await links.listOfAdvisor(tx, actor.userId)).filter(isMeant)
    const taken = await store.connectedOrAsked(tx, colleague.id)
    const ids = theirs.flatMap(({ studentId }) =>
      taken.has(studentId) || studentId === colleague.id ? [] : studentId,
    )
    const asked = await store.insertIntroductions(tx, ids, {
      advisorId: colleague.id,
      introducedById: actor.userId,
      takesOver,
      message: message || null,
      now: now(),
    })
    const words = takesOver
      ? `${advisor.fullName} would like to hand over to ${colleague.fullName}. You decide.`
      : `${advisor.fullName} suggests ${colleague.fullName} as another advisor of yours. You decide.`
    const notices = asked.map(({ id, studentId }) => ({
      userId: studentId,
      type: 'advisor-request' as const,
      title: 'New Advisor Request',
      message: words,
      sender: advisor.fullName,
      link: pages.student,
      subjectId: id,
    }))
    await notifyAll(tx, notices, now())
    for (const { id, studentId } of asked)
      await record(tx, context, { id, action: 'advising_requested', targetId: studentId })
    if (asked.length > 0)
      await notify(tx, {
        userId: colleague.id,
        type: 'system',
        title: 'Suggested by a Colleague',
        message: `${advisor.fullName} asked ${counted(asked.length, 'student')} whether they want you as an advisor. You can withdraw it under Requests.`,
        link: pages.advisor,
        subjectId: asked[0]!.id,
        now: now(),
      })
    return { asked: asked.length, left: wanted.size - asked.length }
  })
}
