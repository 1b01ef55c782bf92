import { ruleAgainstSaving } from '@bearings/domain/colleges/find/rules'
import type { NewSavedSearch, SavedSearch, SavedSearchChanges } from '@bearings/domain/colleges/find/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import { violatedConstraint } from '#database/driver-errors.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

export function list({ db, actor }: SignedInContext): Promise<SavedSearch[]> {
  return store.list(db, actor)
}

export async function add(
  { db, actor, now }: SignedInContext,
  { name, filters }: NewSavedSearch,
): Promise<SavedSearch> {
  return inItsOwnName(() =>
    db.transaction(async (tx) => {
      const rule = ruleAgainstSaving(name, await store.lockAll(tx, actor))
      if (rule) throw broken(rule)
      return store.insert(tx, actor, { name, filters }, now())
    }),
  )
}

export async function change(
  { db, actor, now }: SignedInContext,
  { id, name, filters }: SavedSearchChanges & WithId,
): Promise<SavedSearch> {
  return inItsOwnName(() =>
    db.transaction(async (tx) => {
      const saved = await store.lockAll(tx, actor)
      if (!saved.some((one) => one.id === id)) throw new Failure('NOT_FOUND')
      const rule = name === undefined ? null : ruleAgainstSaving(name, saved, id)
      if (rule) throw broken(rule)
      const changes = { ...(name !== undefined && { name }), ...(filters !== undefined && { filters }) }
      return store.change(tx, actor, id, changes, now())
    }),
  )
}

export async function remove({ db, actor }: SignedInContext, { id }: WithId): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

/**
 * Throws the rule if the name is taken. The database equates some letters that the rule tells apart, such as
 * the two forms of a Greek s.
 */
async function inItsOwnName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw violatedConstraint(error) === 'saved_searches_name_idx' ? broken('search-name-taken') : error
  }
}
