import { limits } from '@bearings/domain/school/people/options'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { notify } from '#features/notifications/service.ts'
import { letGo } from '#features/school/people/joining.ts'
import { lockLeft } from '#features/school/people/leaving.ts'
import * as people from '../people/store.ts'
import { endOfSchool } from './ending.ts'

const day = 86_400_000

/**
 * Ends the connections that the school has made for students 30 days after its list no longer has them, whoever its
 * counselor is by then. The account, all they wrote and their own connections stay theirs. Safe to run twice.
 */
export async function endForThoseWhoLeft(tx: Database, now: Date): Promise<number> {
  const left = await lockLeft(tx, new Date(now.getTime() - limits.leftDays * day))
  for (const { id, userId } of left) {
    const student = await people.lock(tx, userId!)
    const linkId = student ? await endOfSchool(tx, student.id, now) : null
    await letGo(tx, eq(schoolPeople.id, id), { now })
    if (!student || linkId === null) continue
    await notify(tx, {
      userId: student.id,
      type: 'system',
      title: 'Connection Ended',
      message:
        'You are no longer on your school’s list, so your school counselor can no longer see what you shared. Your account and all you wrote are still yours.',
      link: '/student/advisor',
      subjectId: linkId,
      now,
    })
  }
  return left.length
}
