import { ruleAgainstMoving, ruleAgainstUndoing } from '@bearings/domain/advising/moves/rules'
import type { Caseload, Move, NewMove } from '@bearings/domain/advising/moves/schema'
import { broken, Failure } from '@bearings/domain/failure'
import { forget } from '#features/notifications/service.ts'
import { addressHash } from '#features/school/hashes.ts'
import { countExpected } from '#features/school/people/expected.ts'
import { audit, by } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { counselorOf } from '../invites/school-joining.ts'
import { lockStudentsOf } from '../links/ending.ts'
import * as links from '../links/store.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'
import { moveExpected } from './expected.ts'
import { finish } from './jobs.ts'
import { present } from './present.ts'
import * as store from './store.ts'
import { hasWritten, takeBack } from './taking-back.ts'

type WithId = { id: string }

export async function caseload({ db, now }: SignedInContext, { id }: WithId): Promise<Caseload> {
  const advisor = await people.find(db, id)
  if (advisor?.role !== 'advisor') throw new Failure('NOT_FOUND')
  const counts = await store.countByClass(db, id)
  const ofKind = (kind: 'school' | 'personal') => counts.filter((each) => each.kind === kind)
  const sum = (some: typeof counts) => some.reduce((all, { students }) => all + students, 0)
  const latest = await store.latestFrom(db, id)
  const move = latest && present(latest, now())
  const notJoined = await countExpected(db, (await addressHash(db))(advisor.email))
  return {
    ofSchool: sum(ofKind('school')),
    personal: sum(ofKind('personal')),
    classes: ofKind('school').map(({ graduationYear, students }) => ({ graduationYear, students })),
    notJoined,
    move: move && (move.state === 'accepted' || move.undoUntil !== null) ? move : null,
  }
}

/** Begins a hand-over, and carries it out. If this process ends meanwhile, the job of any other finishes it. */
export async function handOver(context: SignedInContext, { fromId, toId }: NewMove): Promise<Move> {
  const { db, actor, now } = context
  if (fromId === toId)
    throw new Failure('INVALID_INPUT', { fields: [{ path: 'toId', message: 'Choose someone else' }] })
  const hash = await addressHash(db)
  const id = await inTransaction(db, async (tx) => {
    await lockStudentsOf(tx, fromId)
    const expected = await moveExpected(tx, hash, { fromId, toId }, now())
    for (const advisorId of [fromId, toId].toSorted()) {
      const person = await people.lock(tx, advisorId)
      if (person?.role !== 'advisor') throw new Failure('NOT_FOUND')
    }
    const { email } = (await people.find(tx, toId))!
    if (!(await counselorOf(tx, context, email.toLowerCase()))) throw broken('no-advisor')
    const isUnderWay = (await store.latestFrom(tx, fromId))?.state === 'accepted'
    if (isUnderWay) throw broken('move-under-way')
    await forget(tx, await store.refuseAllFrom(tx, fromId, now()))
    const move = await store.insert(
      tx,
      { fromAdvisorId: fromId, toAdvisorId: toId, askedById: actor.userId },
      now(),
    )
    const rule = ruleAgainstMoving({
      isUnderWay,
      students: move.students,
      expected: expected.length,
      ofSuccessor: await links.countStudents(tx, toId, links.isOfSchool(fromId)),
    })
    if (rule) throw broken(rule)
    await store.addWork(tx, move.id, expected, now())
    await audit(tx, {
      ...by(context),
      action: 'caseload_handed_over',
      targetId: fromId,
      detail: { moveId: move.id, to: toId, students: move.students + expected.length },
    })
    return move.id
  })
  await finish(db, id, now)
  return present((await store.find(db, id))!, now())
}

/** Takes a hand-over back, in which nothing is lost that the students chose meanwhile. */
export async function undo(context: SignedInContext, { id }: WithId): Promise<Move> {
  const { db, now } = context
  const hash = await addressHash(db)
  await inTransaction(db, async (tx) => {
    const found = await store.find(tx, id)
    if (!found) throw new Failure('NOT_FOUND')
    const move = (await store.lock(tx, id))!
    await lockStudentsOf(tx, found.to.id)
    await moveExpected(tx, hash, { fromId: found.to.id, toId: found.from.id, among: move.work }, now())
    for (const advisorId of [found.from.id, found.to.id].toSorted()) {
      const person = await people.lock(tx, advisorId)
      if (advisorId === found.from.id && person?.role !== 'advisor') throw broken('no-advisor')
    }
    const rule = ruleAgainstUndoing(move, now(), await hasWritten(tx, move))
    if (rule) throw broken(rule)
    await takeBack(tx, move, now())
    await audit(tx, {
      ...by(context),
      action: 'hand_over_undone',
      targetId: found.from.id,
      detail: { moveId: id },
    })
  })
  return present((await store.find(db, id))!, now())
}
