import { broken, Failure } from '@bearings/domain/failure'
import { trashCutoff, goneAfter, ruleAgainstAdding, ruleAgainstStatus } from '@bearings/domain/list/rules'
import type { ListEntry, TrashedEntry } from '@bearings/domain/list/schema'
import { placeInWords } from '#features/colleges/catalog/store.ts'
import { hideFromReaders } from '#features/essays/forgetting.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { refusedByRule } from '../index-rules.ts'
import { settleReminders } from '../reminders.ts'
import { entry } from '../service.ts'
import { change, essaysOf, lock, lockListToAdd } from '../store.ts'
import * as store from './store.ts'

type Id = { id: string }

export async function remove({ db, actor, now }: SignedInContext, { id }: Id): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (!(await lock(tx, actor, id))) throw new Failure('NOT_FOUND')
    const at = now()
    await change(tx, actor, id, { trashedAt: at, updatedAt: at })
    await hideFromReaders(tx, actor.userId, await essaysOf(tx, actor, [id]))
    // A removed school requires as little as one that the student no longer applies to.
    await settleReminders(tx, actor, { id, status: 'Withdrawn' })
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
      await settleReminders(tx, actor, { id, status: trashed.status })
    }),
  )
  return entry(context, { id })
}
