import { Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { notify, refresh } from '#features/notifications/service.ts'
import type { By, FollowCounselors } from '#features/school/imports/import.ts'
import { lockSchool } from '#features/school/service.ts'
import { audit } from '#platform/audit.ts'
import { assign } from '../invites/school-joining.ts'
import * as links from '../links/store.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'
import { settleAllBetween } from '../requests/settle.ts'

type Context = Parameters<FollowCounselors>[0]
type Wanted = { to: { id: string; name: string }; studentIds: readonly string[]; by: By }

/**
 * Connects students who have joined with the counselor of the school, with the school's record alone: they choose what else
 * is seen. Returns how many have no place, or find none with that counselor.
 */
export async function connect({ db, config, now }: Context, { to, studentIds, by }: Wanted): Promise<number> {
  let full = 0
  for (const studentId of studentIds)
    try {
      await inTransaction(db, (tx) => connectOne(tx, { config, now: now() }, { to, studentId, by }))
    } catch (error) {
      // Both may have changed meanwhile.
      if (!(error instanceof Failure)) throw error
      full += 1
    }
  if (studentIds.length > full) await db.transaction((tx) => refresh(tx, [to.id]))
  return full
}

async function connectOne(
  tx: Database,
  { config, now }: Pick<Context, 'config'> & { now: Date },
  { to, studentId, by }: Omit<Wanted, 'studentIds'> & { studentId: string },
): Promise<void> {
  for (const id of [studentId, to.id]) await people.lock(tx, id)
  if (!(await lockSchool(tx)) || (await links.hasPrimary(tx, studentId))) return
  const linkId = await assign(tx, config, { advisorId: to.id, studentId, chosen: null, now })
  await settleAllBetween(tx, { advisorId: to.id, studentIds: [studentId] }, now)
  await notify(tx, {
    userId: studentId,
    type: 'system',
    title: 'Your Counselor',
    message: `${to.name} is your school counselor now, and sees the school’s own record of you. What else is shown is your choice.`,
    link: '/student/advisor?tab=sharing',
    subjectId: linkId,
    now,
  })
  await audit(tx, {
    ...by,
    at: now,
    action: 'school_counselor_assigned',
    targetId: studentId,
    detail: { students: 1 },
  })
}
