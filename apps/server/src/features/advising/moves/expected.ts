import type { Database } from '#database/open.ts'
import type { AddressHash } from '#features/school/hashes.ts'
import { handOverExpected } from '#features/school/people/expected.ts'
import * as people from '../people/store.ts'

type Between = { fromId: string; toId: string; among?: readonly string[] }

/**
 * Lets a colleague expect the students who have not joined yet, and returns who they are at the school. Comes before the
 * advisors are locked, as the students of the school do where one joins.
 */
export async function moveExpected(
  tx: Database,
  hash: AddressHash,
  { fromId, toId, ...some }: Between,
  now: Date,
): Promise<string[]> {
  const [from, to] = [await people.find(tx, fromId), await people.find(tx, toId)]
  return from && to ? handOverExpected(tx, hash, { from: from.email, to: to.email, ...some }, now) : []
}
