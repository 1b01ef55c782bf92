import { broken, Failure } from '@bearings/domain/failure'
import { admins, nameOf } from '#database/people.ts'
import { notifyAll } from '#features/notifications/service.ts'
import { audit } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { PublicContext, SignedInContext } from '#platform/requests/serve.ts'
import { change } from '../changing.ts'
import { type Asked, mails } from './service.ts'

/** Only bounds the work: a link is too long to guess. */
const objections: Limit = { name: 'email-objection', points: 30, seconds: 900 }

export async function changeEmail(
  context: SignedInContext,
  { id, email: address, ...asked }: Asked & { email: string },
): Promise<undefined> {
  const { askForAddress } = await context.auth.support()
  await context.limits.take(mails, id)
  await change(
    context,
    id,
    async (tx, person) => {
      if (person.email === address) return null
      if ((await askForAddress(tx, { userId: id, address })) === 'taken') throw broken('address-taken')
      return { action: 'email_change_asked', detail: asked }
    },
    { isSupport: true },
  )
}

/** Keeps the current address, for whoever reads its mailbox, and tells the admins. */
export async function objectToEmail(
  { db, auth, limits, origin, now }: PublicContext,
  { person, token }: { person: string; token: string },
): Promise<undefined> {
  await limits.take(objections, networkOf(origin.address))
  const { objectToAddress } = await auth.support()
  const at = now()
  await db.transaction(async (tx) => {
    if (!(await objectToAddress(tx, { userId: person, token }))) throw new Failure('NOT_FOUND')
    await audit(tx, { at, action: 'email_change_refused', targetId: person, origin })
    const fullName = await nameOf(tx, person)
    const notices = (await admins(tx)).map(({ id }) => ({
      userId: id,
      type: 'system' as const,
      title: 'Change of Email Refused',
      message: `Whoever reads the present email of ${fullName} did not ask for a new one. It stays.`,
      link: `/admin/people/${person}` as const,
    }))
    await notifyAll(tx, notices, at)
  })
}
