import type { StudentIdFormat } from '@bearings/domain/accounts/schema'
import { faultInStudentId, patternOf } from '@bearings/domain/accounts/student-id/rules'
import { Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import type { PublicContext, SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Settings = { format: StudentIdFormat }

export async function read({ db }: Pick<PublicContext, 'db'>): Promise<Settings> {
  return { format: await store.find(db) }
}

/** Sets the format, which applies only to IDs entered from now on. Existing IDs are not touched. */
export async function set(
  { db, actor, origin, now }: SignedInContext,
  { format }: Settings,
): Promise<Settings> {
  const { userId, sessionId } = actor
  const at = now()
  await db.transaction(async (tx) => {
    const before = await store.find(tx)
    await store.save(tx, format, at)
    const detail = { from: before?.mask ?? null, to: format?.mask ?? null }
    await audit(tx, { at, action: 'student_id_format_changed', actorId: userId, sessionId, origin, detail })
  })
  return { format }
}

export async function countUnmatched({ db }: SignedInContext): Promise<{ students: number }> {
  const format = await store.find(db)
  return { students: format ? await store.countMismatches(db, patternOf(format.mask)) : 0 }
}

/** Returns the error message for an entered ID; `null` if it is accepted. */
export async function faultInId(db: Database, studentId: string): Promise<string | null> {
  return faultInStudentId(studentId, await store.find(db))
}

/** @throws {Failure} `INVALID_INPUT` with a message that says what an ID looks like here. */
export async function refuseStudentId(db: Database, studentId: string): Promise<void> {
  const message = await faultInId(db, studentId)
  if (message) throw new Failure('INVALID_INPUT', { fields: [{ path: 'studentId', message }] })
}
