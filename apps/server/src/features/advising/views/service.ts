import type { Role } from '@bearings/domain/actor'
import { ruleAgainstView } from '@bearings/domain/advising/views/rules'
import type {
  NewRosterView,
  RosterView,
  RosterViewChanges,
  RosterViews,
  UsualColumns,
} from '@bearings/domain/advising/views/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as people from '../people/store.ts'
import * as store from './store.ts'

export async function list({ db, actor }: SignedInContext): Promise<RosterViews> {
  const [views, usual] = await Promise.all([store.list(db, actor), store.usual(db, actor)])
  const columnsOf = (by: UsualColumns['by']) => usual.find((each) => each.by === by)?.columns ?? []
  return { views, usual: { student: columnsOf('student'), application: columnsOf('application') } }
}

export async function add({ db, actor, now }: SignedInContext, view: NewRosterView): Promise<RosterView> {
  return db.transaction(async (tx) => {
    // The advisor is locked, so of two views saved at once the second counts the first and knows its name.
    await people.lock(tx, actor.userId)
    const views = await store.list(tx, actor)
    const rule = ruleAgainstView(view.name, views)
    if (rule) throw broken(rule)
    return { id: await store.insert(tx, actor, view, now()), ...view }
  })
}

export async function change(
  { db, actor, now }: SignedInContext,
  { id, ...changes }: RosterViewChanges & WithId,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    await people.lock(tx, actor.userId)
    const views = await store.list(tx, actor)
    if (!views.some((view) => view.id === id)) throw new Failure('NOT_FOUND')
    const rule = changes.name === undefined ? null : ruleAgainstView(changes.name, views, id)
    if (rule) throw broken(rule)
    await store.change(tx, actor, id, changes, now())
  })
}

export async function remove({ db, actor }: SignedInContext, { id }: WithId): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

export async function setUsual(
  { db, actor, now }: SignedInContext,
  { by, columns }: UsualColumns,
): Promise<undefined> {
  await store.setUsual(db, actor, { by, columns }, now())
}

/** Deletes an advisor's views when they lose the role, because nobody else can read or delete them. */
export async function endWithRole(tx: Database, { id, role }: { id: string; role: Role }): Promise<void> {
  if (role === 'advisor') await store.removeAllOf(tx, id)
}
