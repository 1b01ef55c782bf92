import type { Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'

/** Three per second for a minute, more than anyone types. Limited because the cost of searches adds up. */
const ofPerson: Limit = { name: 'catalog-search', points: 180, seconds: 60, inMemory: true }
/** Wide, because a class at school shares one network. */
const ofNetwork: Limit = { name: 'catalog-search-network', points: 1800, seconds: 60, inMemory: true }

/** Counts one search of the catalog. @throws {LimitReached} */
export async function takeSearch({ actor, origin, limits }: SignedInContext): Promise<void> {
  await limits.take(ofPerson, actor.userId)
  await limits.take(ofNetwork, networkOf(origin.address))
}
