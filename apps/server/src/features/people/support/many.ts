import { Failure } from '@bearings/domain/failure'
import type { ActOnMany, DoneToMany } from '@bearings/domain/people/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { requestErasure } from './erasing.ts'
import { type Asked, disable, mailConfirmation, signOut } from './service.ts'

type Act = (context: SignedInContext, asked: Asked) => Promise<unknown>

const acts: Record<ActOnMany['act'], Act> = {
  disable,
  'sign-out': signOut,
  confirmation: mailConfirmation,
  erasure: requestErasure,
}

/**
 * Does the same to each, in a transaction and with an audit entry of their own, so that one who is refused stops nobody
 * else. Safe to run again.
 */
export async function actOnMany(
  context: SignedInContext,
  { act, ids, ...asked }: ActOnMany,
): Promise<DoneToMany> {
  const refused: DoneToMany['refused'] = []
  const people = [...new Set(ids)]
  for (const id of people)
    await acts[act](context, { id, ...asked }).catch((error: unknown) => {
      if (!(error instanceof Failure) || error.status >= 500) throw error
      refused.push({ id, rule: error.rule ?? null })
    })
  return { done: people.length - refused.length, refused }
}
