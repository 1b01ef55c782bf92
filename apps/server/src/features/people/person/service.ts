import { Failure } from '@bearings/domain/failure'
import type { PersonPage } from '@bearings/domain/people/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { present } from '../changing.ts'
import { find } from '../store.ts'
import * as store from './store.ts'

/** Everything that an admin who helps a person needs to know of the account. */
export async function personPage(context: SignedInContext, { id }: { id: string }): Promise<PersonPage> {
  const { db, actor, config, now } = context
  const at = now()
  const [row, account, lockedUntil, signIns, advisors, students] = await Promise.all([
    find(db, actor, { id, now: at }),
    store.account(db, actor, id),
    store.lockedUntil(db, actor, { id, now: at }),
    store.signIns(db, actor, id),
    store.advisorsOf(db, actor, id),
    store.countStudents(db, actor, id),
  ])
  if (!row || !account) throw new Failure('NOT_FOUND')
  const { emailChangeAt, newEmailConfirmedAt, ...facts } = account
  return {
    ...present(row, config, at),
    ...facts,
    emailChangeAt: emailChangeAt?.toISOString() ?? null,
    isNewConfirmed: newEmailConfirmedAt !== null,
    lockedUntil: lockedUntil?.toISOString() ?? null,
    signIns: signIns.map((each) => ({ ...each, at: each.at.toISOString() })),
    advisors: advisors.map(({ since, endedAt, ...advisor }) => ({
      ...advisor,
      since: since.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    students: row.role === 'advisor' ? students : 0,
  }
}
