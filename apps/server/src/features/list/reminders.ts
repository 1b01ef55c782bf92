import type { Actor } from '@bearings/domain/actor'
import { pathOf, stillRequires } from '@bearings/domain/deadlines/rules'
import { hasCommitted } from '@bearings/domain/list/options'
import type { ListStatus } from '@bearings/domain/list/schema'
import type { Database } from '#database/open.ts'
import { forgetReminders } from '../notifications/service.ts'
import * as store from './store.ts'

type Entry = { id: string }

/** Removes the reminders of what an entry with a new status, or any other after a commitment, no longer requires. */
export async function settleReminders(
  tx: Database,
  actor: Actor,
  changed: Entry & { status: ListStatus },
): Promise<void> {
  const touched = changed.status === 'Committed' ? await store.statuses(tx, actor) : [changed]
  const isCommitted = hasCommitted(touched)
  const without = (part: Parameters<typeof stillRequires>[0]) =>
    touched.filter(({ status }) => !stillRequires(part, status, isCommitted))
  // A school that needs no items needs no aid forms, and their reminder is about the entry too.
  const closed = idsOf(without('items'))
  const items = await store.itemsOf(tx, closed)
  const essays = await store.essaysOf(tx, actor, idsOf(without('essays')))
  await forgetReminders(tx, { userIds: [actor.userId], subjectIds: [...closed, ...items, ...essays] })
  await forgetDays(tx, actor, without('application'))
}

/** Removes the reminders of the days of these applications, where they are sent or on another day. */
export async function forgetDays(tx: Database, actor: Actor, entries: readonly Entry[]): Promise<void> {
  const links = entries.map(({ id }) => pathOf({ source: 'school', id, entryId: id }))
  await forgetReminders(tx, { userIds: [actor.userId], subjectIds: idsOf(entries), links })
}

/** Removes the reminders of these entries' aid forms, where they are due in another year. */
export async function forgetAidDays(tx: Database, actor: Actor, entries: readonly Entry[]): Promise<void> {
  const links = [pathOf({ source: 'aid', id: '', entryId: null })]
  await forgetReminders(tx, { userIds: [actor.userId], subjectIds: idsOf(entries), links })
}

function idsOf(entries: readonly Entry[]): string[] {
  return entries.map(({ id }) => id)
}
