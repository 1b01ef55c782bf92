import { ruleAgainstAdvising } from '@bearings/domain/advising/requests/rules'
import type { BrokenRule } from '@bearings/domain/broken-rule'
import { broken } from '@bearings/domain/failure'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Context = Pick<SignedInContext, 'db' | 'actor' | 'config'>

/** Finds an advisor or a student by id. */
export const find = store.find

/** Returns `advisor-not-approved` for an advisor who is waiting for a required approval. */
export async function ruleAgainstAdvisingBy({ db, actor, config }: Context): Promise<BrokenRule | null> {
  if (!config.advisorApproval) return null
  const advisor = await store.find(db, actor.userId)
  return ruleAgainstAdvising({ approvedAt: advisor?.approvedAt ?? null, approvalRequired: true })
}

/** @throws {Failure} `advisor-not-approved`, by the same rule. */
export async function assertMayAdvise(context: Context): Promise<void> {
  const rule = await ruleAgainstAdvisingBy(context)
  if (rule) throw broken(rule)
}
