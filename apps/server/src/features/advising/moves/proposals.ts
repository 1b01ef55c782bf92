import { ruleAgainstMoving } from '@bearings/domain/advising/moves/rules'
import type { NewProposal, Proposals } from '@bearings/domain/advising/moves/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { counted } from '@bearings/domain/words'
import type { Database } from '#database/open.ts'
import { forget, notify } from '#features/notifications/service.ts'
import { type AddressHash, addressHash } from '#features/school/hashes.ts'
import { countExpected } from '#features/school/people/expected.ts'
import { audit, by } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { lockStudentsOf } from '../links/ending.ts'
import * as links from '../links/store.ts'
import { lockWithColleague } from '../people/colleague.ts'
import { assertMayAdvise } from '../people/may-advise.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'
import { moveExpected } from './expected.ts'
import { finish } from './jobs.ts'
import { present } from './present.ts'
import * as store from './store.ts'

type WithId = { id: string }

const proposing: Limit = { name: 'advising-proposals', points: 20, seconds: 3600 }

/** The hand-overs that wait for an answer. */
export async function list({ db, actor, now }: SignedInContext): Promise<Proposals> {
  const open = (await store.proposedOf(db, actor.userId)).map((move) => present(move, now()))
  const { email } = (await people.find(db, actor.userId))!
  return {
    students: await countAll(db, await addressHash(db), { id: actor.userId, email }),
    mine: open.find(({ from }) => from.id === actor.userId) ?? null,
    toMe: open.filter(({ to }) => to.id === actor.userId),
  }
}

/** Counts the students whom the school assigned to an advisor, and those who have not joined yet. */
async function countAll(
  db: Database,
  hash: AddressHash,
  { id, email }: { id: string; email: string },
): Promise<number> {
  return (await links.countOfSchool(db, id)) + (await countExpected(db, hash(email)))
}

/** Proposes to hand all students of the school over to a colleague. A later proposal takes the place of an earlier one. */
export async function propose(context: SignedInContext, { email }: NewProposal): Promise<Proposals> {
  const { db, actor, now, limits } = context
  await limits.take(proposing, actor.userId)
  await assertMayAdvise(context)
  const hash = await addressHash(db)
  await inTransaction(db, async (tx) => {
    const between = { advisorId: actor.userId, email }
    const { advisor, colleague } = await lockWithColleague(tx, context, between)
    const students = await countAll(tx, hash, advisor)
    const isUnderWay = (await store.latestFrom(tx, actor.userId))?.state === 'accepted'
    const ofSuccessor = await links.countStudents(tx, colleague.id, links.isOfSchool(actor.userId))
    const rule = ruleAgainstMoving({ isUnderWay, students, ofSuccessor })
    if (rule) throw broken(rule)
    await forget(tx, await store.refuseAllFrom(tx, actor.userId, now()))
    const id = await store.propose(
      tx,
      { fromAdvisorId: actor.userId, toAdvisorId: colleague.id, askedById: actor.userId, students },
      now(),
    )
    await notify(tx, {
      userId: colleague.id,
      type: 'system',
      title: 'A Colleague Hands Over',
      message: `${advisor.fullName} would like to hand ${counted(students, 'student')} over to you. Accept or decline it in your settings.`,
      link: '/settings',
      subjectId: id,
      now: now(),
    })
    await write(tx, context, { action: 'hand_over_proposed', detail: { moveId: id, to: colleague.id } })
  })
  return list(context)
}

/** Accepts a hand-over, and carries it out. */
export async function accept(context: SignedInContext, { id }: WithId): Promise<Proposals> {
  const { db, actor, now } = context
  await assertMayAdvise(context)
  const hash = await addressHash(db)
  await inTransaction(db, async (tx) => {
    const move = await store.lock(tx, id)
    if (move?.state !== 'proposed' || move.toAdvisorId !== actor.userId) throw new Failure('NOT_FOUND')
    await lockStudentsOf(tx, move.fromAdvisorId)
    const expected = await moveExpected(
      tx,
      hash,
      { fromId: move.fromAdvisorId, toId: move.toAdvisorId },
      now(),
    )
    await store.addWork(tx, id, expected, now())
    for (const advisorId of [move.fromAdvisorId, move.toAdvisorId].toSorted()) {
      const person = await people.lock(tx, advisorId)
      if (person?.role !== 'advisor') throw new Failure('NOT_FOUND')
    }
    const rule = ruleAgainstMoving({
      isUnderWay: false,
      students: await store.accept(tx, move, now()),
      expected: expected.length,
      ofSuccessor: await links.countStudents(tx, actor.userId, links.isOfSchool(move.fromAdvisorId)),
    })
    if (rule) throw broken(rule)
    await forget(tx, [id])
    const { fullName } = (await people.find(tx, actor.userId))!
    await notify(tx, {
      userId: move.fromAdvisorId,
      type: 'system',
      title: 'Handed Over',
      message: `${fullName} accepted and now advises the students whom the school assigned to you.`,
      link: '/student/advisor',
      subjectId: id,
      now: now(),
    })
    const { students } = (await store.find(tx, id))!
    await audit(tx, {
      ...by(context),
      action: 'caseload_handed_over',
      targetId: move.fromAdvisorId,
      detail: { moveId: id, to: actor.userId, students },
    })
  })
  await finish(db, id, now)
  return list(context)
}

/** Declines a hand-over, or withdraws one's own. */
export async function refuse(context: SignedInContext, { id }: WithId): Promise<Proposals> {
  const { db, actor, now } = context
  await db.transaction(async (tx) => {
    const move = await store.lock(tx, id)
    const isTheirs = move && [move.fromAdvisorId, move.toAdvisorId].includes(actor.userId)
    if (!isTheirs || move.state !== 'proposed') throw new Failure('NOT_FOUND')
    await store.setState(tx, id, 'refused', now())
    await forget(tx, [id])
    if (actor.userId === move.toAdvisorId) {
      const { fullName } = (await people.find(tx, actor.userId))!
      await notify(tx, {
        userId: move.fromAdvisorId,
        type: 'system',
        title: 'Hand-Over Declined',
        message: `${fullName} does not take your students over. Nothing has changed.`,
        link: '/settings',
        subjectId: id,
        now: now(),
      })
    }
    await write(tx, context, { action: 'hand_over_refused', detail: { moveId: id } })
  })
  return list(context)
}

type Written =
  | { action: 'hand_over_proposed'; detail: { moveId: string; to: string } }
  | { action: 'hand_over_refused'; detail: { moveId: string } }

function write(tx: Database, { actor, now, origin }: SignedInContext, written: Written): Promise<void> {
  const { userId, sessionId } = actor
  return audit(tx, { ...written, at: now(), actorId: userId, targetId: userId, sessionId, origin })
}
