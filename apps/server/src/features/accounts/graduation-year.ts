import type { Me } from '@bearings/domain/accounts/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { moveList } from '../list/move-list.ts'
import { me } from './service.ts'
import * as store from './store.ts'

/**
 * Sets the year a student graduates, which determines their application year. The dates on their list that
 * came from the catalog move with it.
 */
export async function setGraduationYear(
  context: SignedInContext,
  { graduationYear }: { graduationYear: number },
): Promise<Me> {
  const { db, actor } = context
  await db.transaction(async (tx) => {
    await store.change(tx, actor, { graduationYear })
    await moveList(tx, { ...context, actor: { ...actor, graduationYear } }, actor.graduationYear)
  })
  return me(context)
}
