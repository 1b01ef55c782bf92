import { Failure } from '@bearings/domain/failure'
import type { Offer, OfferTerms } from '@bearings/domain/money/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type OfEntry = { entryId: string }

export function list(context: Pick<SignedInContext, 'db' | 'actor'>): Promise<Offer[]> {
  return sharedOf(context, context.actor.userId)
}

/** Returns the offers that a student has entered, as far as the actor may see them. */
export async function sharedOf(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  studentId: string,
): Promise<Offer[]> {
  const rows = await store.list(db, actor, studentId)
  return rows.map(({ entryId, schoolName, status, terms, earnings, earningsYear, updatedAt }) => ({
    entryId,
    schoolName,
    status,
    terms: JSON.parse(terms) as OfferTerms,
    earnings,
    earningsYear: earnings === null ? null : earningsYear,
    updatedAt: updatedAt.toISOString(),
  }))
}

export async function save(
  context: SignedInContext,
  { entryId, ...terms }: OfEntry & OfferTerms,
): Promise<Offer> {
  const { db, actor, now } = context
  await db.transaction(async (tx) => {
    if (!(await store.lockEntry(tx, actor, entryId))) throw new Failure('NOT_FOUND')
    await store.save(tx, actor, entryId, terms, now())
  })
  const offer = (await list(context)).find((each) => each.entryId === entryId)
  if (!offer) throw new Failure('NOT_FOUND')
  return offer
}

export async function remove({ db, actor }: SignedInContext, { entryId }: OfEntry): Promise<undefined> {
  if (!(await store.remove(db, actor, entryId))) throw new Failure('NOT_FOUND')
}
