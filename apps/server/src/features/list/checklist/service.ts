import { broken, Failure } from '@bearings/domain/failure'
import type {
  ChecklistChanges,
  ChecklistItem,
  NewChecklistItem,
} from '@bearings/domain/list/checklist/schema'
import { ruleAgainstItem } from '@bearings/domain/list/rules'
import type { Database } from '#database/open.ts'
import { forgetReminders } from '#features/notifications/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { isOnList, lock } from '../store.ts'
import * as store from './store.ts'

type OfEntry = { id: string }
type OfItem = OfEntry & { itemId: string }

export function add(
  context: SignedInContext,
  { id, index, ...item }: OfEntry & NewChecklistItem,
): Promise<ChecklistItem> {
  return inEntry(context, id, async (tx) => {
    const items = await store.list(tx, id)
    const rule = ruleAgainstItem(items.length)
    if (rule) throw broken(rule)
    return store.add(tx, id, item, index === undefined ? undefined : items[index], context.now())
  })
}

export function change(
  context: SignedInContext,
  { id, itemId, ...changes }: OfItem & ChecklistChanges,
): Promise<ChecklistItem> {
  return inEntry(context, id, async (tx) => {
    const item = await store.change(tx, id, itemId, changes, context.now())
    if (!item) throw new Failure('NOT_FOUND')
    if (item.done || changes.dueOn !== undefined)
      await forgetReminders(tx, { userIds: [context.actor.userId], subjectIds: [itemId] })
    return item
  })
}

export function remove(context: SignedInContext, { id, itemId }: OfItem): Promise<undefined> {
  return inEntry(context, id, async (tx) => {
    if (!(await store.remove(tx, id, itemId))) throw new Failure('NOT_FOUND')
    await forgetReminders(tx, { userIds: [context.actor.userId], subjectIds: [itemId] })
    return undefined
  })
}

/** Replaces all items with these, in this order. */
export function replace(
  context: SignedInContext,
  { id, items }: OfEntry & { items: readonly store.WholeItem[] },
): Promise<void> {
  return inEntry(context, id, (tx) => store.replace(tx, id, items, context.now()))
}

/** Returns the items of a school on a student's list, if the advisor who asks is shown the list. */
export async function sharedOf(
  { db, actor }: SignedInContext,
  { studentId, entryId }: { studentId: string; entryId: string },
): Promise<ChecklistItem[]> {
  if (!(await isOnList(db, actor, studentId, entryId))) throw new Failure('NOT_FOUND')
  return store.list(db, entryId)
}

/** Returns the checklists of a student's whole list, as far as the advisor who asks is shown the list. */
export async function allSharedOf(
  { db, actor }: SignedInContext,
  studentId: string,
): Promise<{ entryId: string; items: ChecklistItem[] }[]> {
  const found = await store.listShared(db, actor, studentId)
  return [...new Set(found.map(({ entryId }) => entryId))].map((entryId) => ({
    entryId,
    items: found.filter((item) => item.entryId === entryId),
  }))
}

/**
 * Changes a checklist through its entry, which is locked. The entry is not found if the caller may not see
 * it, or it is in the trash.
 */
function inEntry<T>(
  { db, actor }: SignedInContext,
  id: string,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    if (!(await lock(tx, actor, id))) throw new Failure('NOT_FOUND')
    return work(tx)
  })
}
