import { ruleAgainstAdvising } from '@bearings/domain/advising/requests/rules'
import { Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { isDisabledAt } from '#database/people.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Context = Pick<SignedInContext, 'actor' | 'now' | 'config'>

/**
 * Locks an advisor and the colleague with this address, in lower case, and returns both. Students are locked before.
 * @throws {Failure} Not found if the first is no advisor, and invalid input if nobody else here who may advise has the address.
 */
export async function lockWithColleague(
  tx: Database,
  { actor, now, config }: Context,
  { advisorId, email }: { advisorId: string; email: string },
) {
  const found = await store.findAdvisorByAddress(tx, actor, email)
  for (const id of [advisorId, found?.id ?? advisorId].toSorted()) await store.lock(tx, id)
  const advisor = await store.findAccount(tx, advisorId)
  if (advisor?.role !== 'advisor') throw new Failure('NOT_FOUND')
  // Until the rows were locked, an admin may have changed either.
  const colleague = await store.findAdvisorByAddress(tx, actor, email)
  const account = colleague && (await store.findAccount(tx, colleague.id))
  const isColleague =
    account &&
    account.id !== advisorId &&
    !isDisabledAt(now(), account) &&
    !ruleAgainstAdvising({ approvedAt: account.approvedAt, approvalRequired: config.advisorApproval })
  if (!isColleague)
    throw new Failure('INVALID_INPUT', {
      fields: [{ path: 'email', message: 'Enter the email of another advisor here.' }],
    })
  return { advisor, colleague }
}
