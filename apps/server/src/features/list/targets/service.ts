import { isDeepStrictEqual } from 'node:util'
import type { TargetMix } from '@bearings/domain/list/schema'
import { usualMix } from '@bearings/domain/matching/parameters'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Returns the mix that the student aims for: the usual one until they set another. */
export async function read({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>): Promise<TargetMix> {
  return (await store.find(db, actor)) ?? usualMix
}

/** Returns whether the student aims for another mix than the usual one. */
export async function isChosen(context: Pick<SignedInContext, 'db' | 'actor'>): Promise<boolean> {
  return !isDeepStrictEqual(await read(context), usualMix)
}

export async function set({ db, actor, now }: SignedInContext, mix: TargetMix): Promise<TargetMix> {
  const { reach, target, likely } = mix
  await store.save(db, actor, { reach, target, likely }, now())
  return { reach, target, likely }
}
