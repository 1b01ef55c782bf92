import type { NotJoined } from '@bearings/domain/advising/invites/schema'
import { Failure } from '@bearings/domain/failure'
import { expectedBy, inviteExpected } from '#features/school/people/expected.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { assertMayAdvise } from '../people/may-advise.ts'
import * as people from '../people/store.ts'

/** A counselor who invites the same student again and again does not flood a mailbox. */
const inviting: Limit = { name: 'school-invitation', points: 5, seconds: 3600 }

/** Lists the students of the school who have not joined yet and whose counselor is the actor. */
export async function listNotJoined(context: SignedInContext): Promise<NotJoined[]> {
  const { db } = context
  await assertMayAdvise(context)
  const rows = await expectedBy(db, await addressOf(context))
  return rows.map(({ id, givenName, familyName, studentId, classYear, invitedAt }) => ({
    id,
    givenName,
    familyName,
    studentId,
    classYear,
    invitedAt: invitedAt?.toISOString() ?? null,
  }))
}

/** Mails one of them an invitation or, without a school address, returns the code to hand over. */
export async function inviteNotJoined(
  context: SignedInContext,
  { id }: { id: string },
): Promise<{ mailed: boolean; code: string | null }> {
  await assertMayAdvise(context)
  await context.limits.take(inviting, `${context.actor.userId} ${id}`)
  const invited = await inviteExpected(context, { id, counselor: await addressOf(context) })
  if (!invited) throw new Failure('NOT_FOUND')
  return invited
}

/** The confirmed address of the counselor's account, by which the school names them. Nobody of a demo has one. */
async function addressOf({ db, actor }: SignedInContext): Promise<string> {
  return actor.demoId === null ? (await people.find(db, actor.userId))!.email : ''
}
