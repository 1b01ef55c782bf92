import { broken, Failure } from '@bearings/domain/failure'
import type { LocalScholarship } from '@bearings/domain/money/local/schema'
import { ruleAgainstOwnScholarship } from '@bearings/domain/money/scholarships/rules'
import type { NewScholarship } from '@bearings/domain/money/scholarships/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { insert, lockAndCountOwn, remove as removeOwn } from '../scholarships/store.ts'
import { wordsOf } from '../scholarships/words.ts'
import * as store from './store.ts'

export function list({ db, actor }: SignedInContext): Promise<LocalScholarship[]> {
  return store.list(db, actor)
}

export function add({ db, actor }: SignedInContext, given: NewScholarship): Promise<LocalScholarship> {
  return db.transaction(async (tx) => {
    const rule = ruleAgainstOwnScholarship(await lockAndCountOwn(tx, actor))
    if (rule) throw broken(rule)
    const id = await insert(tx, { ...wordsOf(given), ownerId: actor.userId })
    return (await store.find(tx, actor, id))!
  })
}

export async function change(
  { db, actor }: SignedInContext,
  { id, ...given }: { id: string } & NewScholarship,
): Promise<LocalScholarship> {
  const changed = await db.transaction((tx) => store.change(tx, actor, id, wordsOf(given)))
  if (!changed) throw new Failure('NOT_FOUND')
  return changed
}

export async function remove({ db, actor }: SignedInContext, { id }: { id: string }): Promise<undefined> {
  if (!(await removeOwn(db, actor, id))) throw new Failure('NOT_FOUND')
}
