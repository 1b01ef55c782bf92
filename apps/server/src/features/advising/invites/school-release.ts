import { Failure } from '@bearings/domain/failure'
import { notify } from '#features/notifications/service.ts'
import { accountOf, release } from '#features/school/people/joining.ts'
import { audit, by } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { endOfSchool } from '../links/ending.ts'
import * as people from '../people/store.ts'
import { inTransaction } from '../requests/record.ts'

/**
 * Takes back that an account has joined as this student, for whoever joined with somebody else’s slip. The school’s connection
 * ends, and both can join as themselves.
 */
export async function releaseFromSchool(
  context: SignedInContext,
  { id }: { id: string },
): Promise<undefined> {
  const { db, now } = context
  const at = now()
  await inTransaction(db, async (tx) => {
    const account = await accountOf(tx, id)
    const student = account === null ? undefined : await people.lock(tx, account)
    if (!student || !(await release(tx, { id, account: student.id, now: at }))) throw new Failure('NOT_FOUND')
    await endOfSchool(tx, student.id, at)
    await notify(tx, {
      userId: student.id,
      type: 'system',
      title: 'Not Joined',
      message:
        'You had joined your school as somebody else, so the school has taken that back, with the student ID and class of that person. What you wrote is still yours. Join with your own code.',
      link: '/student/advisor',
      subjectId: id,
      now: at,
    })
    const entry = { ...by(context), targetId: student.id, detail: { personId: id } }
    await audit(tx, { ...entry, action: 'school_person_released' })
  })
}
