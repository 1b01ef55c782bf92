import { limits } from '@bearings/domain/advising/options'
import type { FoundStudent } from '@bearings/domain/advising/requests/schema'
import { audit, by } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { assertMayAdvise } from '../people/may-advise.ts'
import * as store from './store.ts'

const day = 86_400
const ofAdvisor: Limit[] = [
  { name: 'student-search', points: limits.searchesPerMinute, seconds: 60 },
  { name: 'student-search-day', points: limits.searchesPerDay, seconds: day },
]
/** Applies across all accounts that one person creates. */
const ofNetwork: Limit[] = [
  { name: 'student-search-network', points: limits.searchesPerMinuteOfNetwork, seconds: 60 },
  { name: 'student-search-network-day', points: limits.searchesPerDayOfNetwork, seconds: day },
]

export async function search(
  context: SignedInContext,
  { studentId }: { studentId: string },
): Promise<FoundStudent[]> {
  const { db, actor, origin } = context
  for (const limit of ofAdvisor) await context.limits.take(limit, actor.userId)
  for (const limit of ofNetwork) await context.limits.take(limit, networkOf(origin.address))
  await assertMayAdvise(context)

  const ids = await store.find(db, actor, studentId.toLowerCase(), limits.found)
  const found = await store.details(db, actor, ids)
  await audit(db, {
    ...by(context),
    action: 'students_searched',
    detail: { studentId, found: found.map(({ id }) => id) },
  })
  return found
}
