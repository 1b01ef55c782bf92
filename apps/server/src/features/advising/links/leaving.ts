import { limits } from '@bearings/domain/school/people/options'
import type { Database } from '#database/open.ts'
import { notify } from '#features/notifications/service.ts'
import { accountsOfLeft, releaseLeft } from '#features/school/people/leaving.ts'
import * as people from '../people/store.ts'
import { endOfSchool } from './ending.ts'

const day = 86_400_000

/**
 * Ends the connections that the school has made for students 30 days after its list no longer has them, whoever its
 * counselor is by then. The account, all they wrote and their own connections stay theirs. Safe to run twice.
 */
export async function endForThoseWhoLeft(tx: Database, now: Date): Promise<number> {
  const by = new Date(now.getTime() - limits.leftDays * day)
  let left = 0
  for (const account of await accountsOfLeft(tx, by)) {
    const student = await people.lock(tx, account)
    // Accounts are locked before people everywhere, so they may have joined again meanwhile.
    if (!student || !(await releaseLeft(tx, { account, by, now }))) continue
    left += 1
    const linkId = await endOfSchool(tx, student.id, now)
    if (linkId === null) continue
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
  return left
}
