import { Failure } from '@bearings/domain/failure'
import type { NewLabelOverride } from '@bearings/domain/list/labels/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Entry = { id: string; entryId: string }

const saying = { name: 'label-overrides', points: 200, seconds: 3600 }

/** Sets an advisor's label for a student's school. The computed label is still shown beside it. */
export async function set(
  { db, actor, now, limits }: SignedInContext,
  { id, entryId, ...override }: Entry & NewLabelOverride,
): Promise<undefined> {
  await limits.take(saying, actor.userId)
  await db.transaction(async (tx) => {
    if (!(await store.lockVisible(tx, actor, id, entryId))) throw new Failure('NOT_FOUND')
    await store.save(tx, actor, entryId, override, now())
  })
}

export async function remove({ db, actor }: SignedInContext, { id, entryId }: Entry): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (!(await store.lockVisible(tx, actor, id, entryId))) throw new Failure('NOT_FOUND')
    await store.remove(tx, entryId)
  })
}
