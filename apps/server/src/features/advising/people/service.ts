import { ruleAgainstAdvising } from '@bearings/domain/advising/requests/rules'
import { broken } from '@bearings/domain/failure'
import type { SignedIn } from '../../../platform/serve.ts'
import * as store from './store.ts'

/** @throws {Failure} `advisor-not-approved` for an advisor who waits for an admin's approval where that is required. */
export async function assertMayAdvise({ db, actor, config }: Pick<SignedIn, 'db' | 'actor' | 'config'>) {
  if (!config.advisorApproval) return
  const advisor = await store.find(db, actor.userId)
  const rule = ruleAgainstAdvising({ approvedAt: advisor?.approvedAt ?? null, approvalRequired: true })
  if (rule) throw broken(rule)
}
