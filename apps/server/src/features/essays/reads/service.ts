import type { Actor } from '@bearings/domain/actor'
import { ruleAgainstAsking } from '@bearings/domain/essays/reads/rules'
import type { EssayAsk, NewAsk, WhichAdvisor } from '@bearings/domain/essays/reads/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { todayIn } from '@bearings/domain/today'
import { truncateLine } from '@bearings/domain/truncate'
import type { WithId } from '@bearings/domain/with-id'
import { monthDay } from '@bearings/domain/words'
import type { Database } from '#database/open.ts'
import { nameOf } from '#database/people.ts'
import { forgetUnread, notifyLatest, refresh, settle } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as essayStore from '../store.ts'
import * as store from './store.ts'

/** Faster than anyone asks or reads. Limited because each notifies the other side. */
const asking = { name: 'essay-asks', points: 60, seconds: 3600 }
const reading = { name: 'essay-reads', points: 300, seconds: 3600 }

const type = 'essay-feedback' as const

export const countAsked = store.countAsked

export async function list({ db, actor }: SignedInContext, { id }: WithId): Promise<EssayAsk[]> {
  const essay = await essayStore.findVisible(db, actor, id)
  if (!essay) throw new Failure('NOT_FOUND')
  return present(await store.asksOf(db, actor, ownedBy(essay)))
}

/** Asks an advisor who is shown the essay. Who was asked already is not told again, whatever day it is by now. */
export async function ask(
  { db, actor, now, limits }: SignedInContext,
  { id, linkId, byOn }: NewAsk & WithId,
): Promise<EssayAsk[]> {
  await limits.take(asking, actor.userId)
  const rule = ruleAgainstAsking(byOn, todayIn(actor.timeZone, now()))
  if (rule) throw broken(rule)
  return db.transaction(async (tx) => {
    const { essay, links } = await lockedWithLinks(tx, actor, { id, linkId })
    const ids = links.map((link) => link.id)
    await store.ask(tx, ids, { essayId: id, byOn, now: now() })
    const told = links.filter(({ askedAt }) => askedAt === null).map(({ advisorId }) => advisorId)
    const { fullName: sender } = essay.student
    const about = `${sender} asks you to read “${truncateLine(essay.promptName, 60)}”`
    const message = byOn === null ? `${about}.` : `${about} by ${monthDay(byOn)}.`
    const notices = told.map((userId) => ({
      userId,
      type,
      title: 'Asked to Read an Essay',
      message,
      inMail: { message },
      sender,
      link: `/advisor/students/${actor.userId}/essays/${id}` as const,
      subjectId: id,
    }))
    await notifyLatest(tx, notices, now())
    await refresh(
      tx,
      links.map(({ advisorId }) => advisorId),
    )
    return present(await store.asksOf(tx, actor, ownedBy(essay)))
  })
}

/** @throws {Failure} NOT_FOUND if the advisor has answered, or was never asked */
export async function takeBack(
  { db, actor }: SignedInContext,
  { id, linkId }: WhichAdvisor & WithId,
): Promise<EssayAsk[]> {
  return db.transaction(async (tx) => {
    const { essay, links } = await lockedWithLinks(tx, actor, { id, linkId })
    const ids = links.map((link) => link.id)
    if (!(await store.takeBack(tx, ids, id))) throw new Failure('NOT_FOUND')
    const userIds = links.map(({ advisorId }) => advisorId)
    await forgetUnread(tx, { type, userIds, subjectIds: [id] })
    await refresh(tx, userIds)
    return present(await store.asksOf(tx, actor, ownedBy(essay)))
  })
}

/** Says that the advisor has read the essay and has nothing to add. Saying it again of the same text tells nobody. */
export async function nothingToSay(
  { db, actor, now, limits }: SignedInContext,
  { id }: WithId,
): Promise<undefined> {
  await limits.take(reading, actor.userId)
  await db.transaction(async (tx) => {
    const essay = await essayStore.lockVisible(tx, actor, id)
    if (!essay) throw new Failure('NOT_FOUND')
    if (!(await answered(tx, actor, essay, 'nothing', now()))) return
    const sender = await nameOf(tx, actor.userId)
    const message = `${sender} read “${truncateLine(essay.promptName, 60)}” and has nothing to add.`
    const notice = { type, title: 'Essay Read', message, inMail: { message }, sender, subjectId: id } as const
    await notifyLatest(tx, [{ ...notice, userId: essay.student.id, link: `/essays/${id}` }], now())
  })
}

type Read = { id: string; revision: number; student: { id: string } }

/** Notes in the transaction of the answer that the advisor answered. Returns whether it is news. */
export async function answered(
  tx: Database,
  actor: Actor,
  essay: Read,
  state: 'commented' | 'nothing',
  now: Date,
): Promise<boolean> {
  const answer = { state, readVersion: essay.revision, now }
  const isNew = await store.setAnswered(tx, actor, ownedBy(essay), answer)
  // What they were told of it is dealt with.
  await settle(tx, actor.userId, [essay.id])
  return isNew
}

/** Notes that the advisor opened an essay, for the student who asked for that. */
export async function opened(db: Database, actor: Actor, essay: Read, now: Date): Promise<void> {
  if (await store.setOpened(db, actor, ownedBy(essay), now)) await refresh(db, [essay.student.id])
}

/** Locks the student's essay, and finds those who are shown it by this link, or cover for its advisor. */
async function lockedWithLinks(tx: Database, actor: Actor, { id, linkId }: WhichAdvisor & WithId) {
  const essay = await essayStore.lockVisible(tx, actor, id)
  if (!essay) throw new Failure('NOT_FOUND')
  const links = await store.linksOf(tx, actor, ownedBy(essay), linkId)
  if (!links.some((link) => link.id === linkId)) throw new Failure('NOT_FOUND')
  return { essay, links }
}

function ownedBy({ id, student }: Omit<Read, 'revision'>) {
  return { id, userId: student.id }
}

function present(rows: Awaited<ReturnType<typeof store.asksOf>>): EssayAsk[] {
  return rows.map(({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null }))
}
