import { needsTwoFactor, requiresTwoFactor } from '@bearings/domain/accounts/rules'
import type { Me, MeChanges } from '@bearings/domain/accounts/schema'
import type { Actor } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { hasJoined } from '#features/school/people/joining.ts'
import { audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'
import { refuseStudentId } from './student-id/service.ts'

export async function me({ db, config, auth, actor }: SignedInContext): Promise<Me> {
  const found = await store.findMe(db, actor)
  if (!found) throw new Failure('UNAUTHORIZED')
  const { requireTwoFactor } = config
  const isNeeded = needsTwoFactor({ ...actor, twoFactor: found.twoFactor }, requireTwoFactor)
  return {
    ...found,
    requiresTwoFactor: requiresTwoFactor(actor, requireTwoFactor),
    // A school's sign-in may have asked for a second factor that is not one of ours.
    needsTwoFactor: isNeeded && !(await auth.hasShownSecondFactor(actor)),
  }
}

/**
 * Changes the caller's account. A change of student ID is audited, without the ID itself, because the ID
 * decides who finds a student. An ID that predates the school's format may stay.
 */
export async function changeMe(context: SignedInContext, changes: MeChanges): Promise<Me> {
  const { db, actor, origin, now } = context
  if (changes.studentId !== undefined && actor.role !== 'student') throw new Failure('FORBIDDEN')
  const at = now()
  await db.transaction(async (tx) => {
    if (changes.studentId !== undefined) await refuseChange(tx, actor, changes.studentId)
    await store.change(tx, actor, changes)
    if (changes.studentId === undefined) return
    const { userId, sessionId } = actor
    await audit(tx, {
      at,
      action: 'student_id_changed',
      actorId: userId,
      targetId: userId,
      sessionId,
      origin,
    })
  })
  return me(context)
}

/** @throws {Failure} if the ID is the school's to change, or has another format than it. The same ID may stay. */
async function refuseChange(tx: Database, actor: Actor, studentId: string | null): Promise<void> {
  if (studentId === (await store.findMe(tx, actor))?.studentId) return
  if (await hasJoined(tx, actor.userId)) throw new Failure('INVALID_INPUT', { fields: [ofSchool] })
  if (studentId) await refuseStudentId(tx, studentId)
}

const ofSchool = {
  path: 'studentId',
  message: 'Your school has entered this ID. If it is wrong, ask your counselor.',
}
