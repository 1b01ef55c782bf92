import { broken, Failure } from '@bearings/domain/failure'
import type { AskedOfEntry, EverythingTaken, EverythingToTake } from '@bearings/domain/list/asked/schema'
import { checklistChanges } from '@bearings/domain/list/checklist/changes'
import type { AskedItem, ChecklistItem, TakenChanges } from '@bearings/domain/list/checklist/schema'
import { hasCommitted, mostOnChecklist } from '@bearings/domain/list/options'
import { isUnsent, ruleAgainstItem } from '@bearings/domain/list/rules'
import * as essays from '#features/essays/asked/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { askedOfEach } from '../checklist/asked/service.ts'
import { lockListToAdd } from '../store.ts'
import * as store from './store.ts'

/** Faster than anyone presses the buttons. */
const presses = { name: 'asked-of-list', points: 60, seconds: 3600 }

export async function list(context: SignedInContext): Promise<AskedOfEntry[]> {
  const all = await askedOfEach(context)
  const isOver = hasCommitted(all.map(({ row }) => row))
  const known = isOver ? [] : all.filter(({ row }) => isUnsent(row.status))
  const items = await store.itemsOf(
    context.db,
    known.map(({ row }) => row.id),
  )
  return known.map(({ row: { id: entryId }, asked }) => ({
    entryId,
    asked,
    items: of(items, entryId).map(({ id, kind, label, done, dueOn }) => ({ id, kind, label, done, dueOn })),
  }))
}

/**
 * Takes what is still offered of the changes, and adds the required essays, in one transaction. Pressed twice, nothing is
 * added twice.
 * @throws {Failure} RULE_BROKEN, and changes nothing, where a checklist or the essays would be too many; NOT_FOUND if a
 * school is not on the list
 */
export async function take(
  context: SignedInContext,
  { schools }: EverythingToTake,
): Promise<EverythingTaken> {
  const { db, actor, now } = context
  await context.limits.take(presses, actor.userId)
  const known = new Map((await askedOfEach(context)).map(({ row, asked }) => [row.id, asked]))
  const chosen = new Map(schools.map((school) => [school.entryId, school]))
  const entryIds = [...chosen.keys()]
  return db.transaction(async (tx) => {
    const onList = new Set((await lockListToAdd(tx, actor)).map(({ id }) => id))
    if (entryIds.some((id) => !onList.has(id))) throw new Failure('NOT_FOUND')
    const items = await store.itemsOf(tx, entryIds)
    const changes = entryIds.map((entryId) =>
      changesOf(entryId, of(items, entryId), known.get(entryId) ?? [], chosen.get(entryId)!),
    )
    const removed = changes.flatMap((each) => each.removed)
    const gone = changes.flatMap((each) => each.gone)
    await store.removeItems(tx, gone)
    const added = changes.flatMap((each) => each.added)
    return {
      essays: [...(await essays.addWithin(context, tx, { entryIds }))],
      items: await store.insertItems(tx, added, now()),
      removed,
    }
  })
}

type Item = Awaited<ReturnType<typeof store.itemsOf>>[number]

function changesOf(
  entryId: string,
  items: readonly Item[],
  asked: readonly AskedItem[],
  { add, remove }: TakenChanges,
) {
  const offered = checklistChanges(asked, items, [])
  const isGone = ({ id }: Pick<ChecklistItem, 'id'>) =>
    offered.remove.some((item) => item.id === id) && remove.includes(id)
  const gone = items.filter(isGone)
  const added = offered.add.filter(({ kind }) => add.includes(kind))
  const rule = added.length > 0 ? ruleAgainstItem(items.length - gone.length + added.length - 1) : null
  if (rule) throw broken(rule)
  const after = Math.max(0, ...items.map(({ position }) => position))
  return {
    gone: gone.map(({ id }) => id),
    removed: gone.map(({ kind, label, done, dueOn, ...item }) => ({
      entryId,
      kind,
      label,
      done,
      dueOn,
      index: items.findIndex(({ id }) => id === item.id),
    })),
    added: added.map(({ kind, label }, at) => ({ entryId, kind, label, position: after + at + 1 })),
  }
}

/** What was begun since stays: an essay with words, an item that is done. */
export async function undo(
  context: SignedInContext,
  { essays: added, items, removed }: EverythingTaken,
): Promise<undefined> {
  const { db, actor, now } = context
  await context.limits.take(presses, actor.userId)
  await db.transaction(async (tx) => {
    const onList = (await lockListToAdd(tx, actor)).map(({ id }) => id)
    await essays.takeBack(context, tx, added)
    await store.removeOpenItems(tx, onList, items)
    const kept = await store.itemsOf(tx, onList)
    const back = onList.flatMap((entryId) => putBack(of(kept, entryId), of(removed, entryId)))
    await store.insertItems(tx, back, now())
  })
}

/** Returns those of the removed items that the checklist still lacks and has room for, each in its place. */
function putBack(kept: readonly Item[], removed: EverythingTaken['removed']) {
  const all: Pick<Item, 'kind' | 'position'>[] = [...kept]
  return removed.flatMap(({ index, ...item }) => {
    if (all.length >= mostOnChecklist || all.some(({ kind }) => kind === item.kind)) return []
    const placed = { ...item, position: (all[Math.min(index, all.length) - 1]?.position ?? -1) + 1 }
    all.splice(index, 0, placed)
    return placed
  })
}

function of<T extends { entryId: string }>(items: readonly T[], entryId: string): T[] {
  return items.filter((item) => item.entryId === entryId)
}
