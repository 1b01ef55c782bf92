import { broken, Failure } from '@bearings/domain/failure'
import { trashCutoff, goneAfter, ruleAgainstAdding, ruleAgainstStatus } from '@bearings/domain/list/rules'
import type { ListEntry, TrashedEntry } from '@bearings/domain/list/schema'
import { placeInWords } from '#features/colleges/catalog/store.ts'
import { hideFromReaders } from '#features/essays/forgetting.ts'
import { forgetUnread } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { refusedByRule } from '../index-rules.ts'
import { entry } from '../service.ts'
import { change, lock, lockListToAdd, partsOf } from '../store.ts'
import * as store from './store.ts'

type Id = { id: string }

export async function remove({ db, actor, now }: SignedInContext, { id }: Id): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (!(await lock(tx, actor, id))) throw new Failure('NOT_FOUND')
    const at = now()
    await change(tx, actor, id, { trashedAt: at, updatedAt: at })
    const { essays, items } = await partsOf(tx, { userId: actor.userId, id })
    await hideFromReaders(tx, actor.userId, essays)
    const reminders = { type: 'application-reminder', userIds: [actor.userId] } as const
    await forgetUnread(tx, { ...reminders, subjectIds: [id, ...essays, ...items] })
  })
}

export async function list({ db, actor, now }: SignedInContext): Promise<TrashedEntry[]> {
  const rows = await store.list(db, actor, trashCutoff(now()))
  return rows.map((row) => {
    const trashedAt = row.trashedAt!
    const { location } = placeInWords(row)
    return {
      id: row.id,
      schoolId: row.schoolId,
      name: row.name,
      location: location || null,
      trashedAt: trashedAt.toISOString(),
      goneAfter: goneAfter(trashedAt).toISOString(),
    }
  })
}

export async function restore(context: SignedInContext, { id }: Id): Promise<ListEntry> {
  const { db, actor, now } = context
  await refusedByRule(() =>
    db.transaction(async (tx) => {
      const onList = await lockListToAdd(tx, actor)
      const trashed = await store.lock(tx, actor, id, trashCutoff(now()))
      if (!trashed) throw new Failure('NOT_FOUND')
      const rule = ruleAgainstAdding(onList, trashed) ?? ruleAgainstStatus(onList, id, trashed.status)
      if (rule) throw broken(rule)
      await change(tx, actor, id, { trashedAt: null, updatedAt: now() })
    }),
  )
  return entry(context, { id })
}
