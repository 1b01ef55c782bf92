import type { Me, MeChanges } from '@bearings/domain/accounts/schema'
import { Failure } from '@bearings/domain/failure'
import type { SignedIn } from '../../platform/serve.ts'
import * as store from './store.ts'

export async function me({ db, actor }: SignedIn): Promise<Me> {
  const found = await store.findMe(db, actor)
  if (!found) throw new Failure('UNAUTHORIZED')
  return found
}

export async function changeMe(context: SignedIn, changes: MeChanges): Promise<Me> {
  await store.change(context.db, context.actor, changes)
  return me(context)
}
