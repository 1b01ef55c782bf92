import { broken, Failure } from '@bearings/domain/failure'
import { limits as most } from '@bearings/domain/messages/options'
import { mailTime, ruleAgainstSending, ruleAgainstWithdrawing } from '@bearings/domain/messages/rules'
import type { Message, NewMessage } from '@bearings/domain/messages/schema'
import type { WithId } from '@bearings/domain/with-id'
import { nameOf } from '#database/people.ts'
import { forgetUnread, notifyLatest, refresh } from '#features/notifications/service.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { presentFor } from './present.ts'
import * as readers from './readers/service.ts'
import { sideOf } from './sides.ts'
import * as store from './store.ts'
import { foundPerson } from './threads/service.ts'

/** Faster than anyone writes. */
const sending: Limit = { name: 'messages', points: 300, seconds: 3600 }
const beginning: Limit = { name: 'message-threads', points: most.newThreadsPerDay, seconds: 86_400 }

/**
 * Sends a message to a person with whom the caller is connected. The same message again, as after a lost answer, is only
 * returned.
 * @throws {Failure} NOT_FOUND for anyone else, and `thread-closed` once the connection has ended
 */
export async function send(
  context: SignedInContext,
  { id, to, body, isUrgent: saysUrgent }: NewMessage & WithId,
): Promise<Message> {
  const { db, actor, now, limits } = context
  const side = sideOf(actor)!
  const present = presentFor(actor)
  const sent = await store.findVisible(db, actor, id)
  if (sent?.author === side && sent.personId === to) return present(sent)
  await limits.take(sending, actor.userId)
  const person = await foundPerson(context, to)
  if (person.threadId === null && side === 'advisor') await limits.take(beginning, actor.userId)
  const isUrgent = saysUrgent && side === 'advisor'

  return db.transaction(async (tx) => {
    const rule = ruleAgainstSending({ isOpen: await store.lockLink(tx, person.linkId) })
    if (rule) throw broken(rule)
    const [studentId, advisorId] = side === 'student' ? [actor.userId, to] : [to, actor.userId]
    const threadId = await store.threadOf(tx, { studentId, advisorId }, now())
    const { lastAt, isMutedThere } = await store.lockThread(tx, actor, threadId)
    const createdAt = new Date(Math.max(now().getTime(), lastAt.getTime() + 1))
    const timesOf = await store.mailTimes(tx, { threadIds: [threadId], side, now: createdAt })
    const mailAt = mailTime({ ...timesOf(threadId), now: createdAt, timeZone: person.timeZone, isUrgent })
    if (!(await store.insert(tx, actor, { id, threadId, author: side, body, isUrgent, mailAt, createdAt }))) {
      const same = await store.findVisible(tx, actor, id)
      if (same?.threadId !== threadId || same.author !== side) throw new Failure('NOT_FOUND')
      return present(same)
    }
    if (isUrgent) await store.mailEarlier(tx, { threadId, side }, mailAt)
    const sender = await nameOf(tx, actor.userId)
    const notice = {
      userId: to,
      type: 'message' as const,
      title: isUrgent ? 'Urgent Message' : 'New Message',
      message: `${sender} wrote to you.`,
      sender,
      link: `/messages/${actor.userId}` as const,
      subjectId: threadId,
      mailAt,
    }
    if (!isMutedThere) await notifyLatest(tx, [notice], createdAt)
    const along = await readers.tell(tx, { threadId, sender, reader: person.fullName, createdAt })
    await refresh(tx, [actor.userId, to, ...along])
    return present((await store.findVisible(tx, actor, id))!)
  })
}

/** @throws {Failure} `withdraw-too-late` */
export async function withdraw({ db, actor, now }: SignedInContext, { id }: WithId): Promise<Message> {
  const side = sideOf(actor)!
  return db.transaction(async (tx) => {
    const found = await store.findVisible(tx, actor, id)
    if (found?.author !== side) throw new Failure('NOT_FOUND')
    const { readThereAt } = await store.lockThread(tx, actor, found.threadId)
    const message = (await store.findVisible(tx, actor, id))!
    if (message.withdrawnAt === null) {
      const rule = ruleAgainstWithdrawing(message, now())
      if (rule) throw broken(rule)
      const { threadId, personId } = message
      const standsSince = await store.withdraw(tx, actor, { id, threadId, side, now: now() })
      const isUnread = standsSince !== null && (readThereAt === null || standsSince > readThereAt)
      if (!isUnread && personId !== null)
        await forgetUnread(tx, { type: 'message', userIds: [personId], subjectIds: [threadId] })
      const along = await readers.untell(tx, threadId)
      await refresh(tx, [actor.userId, ...(personId === null ? [] : [personId]), ...along])
    }
    return presentFor(actor)((await store.findVisible(tx, actor, id))!)
  })
}
