import { Failure } from '@bearings/domain/failure'
import { faultInDay, inOrderOfSteps, isDated, isSending, undoneBy } from '@bearings/domain/list/record/rules'
import type { DatedStep, NewDay } from '@bearings/domain/list/record/schema'
import type { ListEntry, ListStatus } from '@bearings/domain/list/schema'
import { todayIn } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { lock } from '../store.ts'
import { type Asking, keepSaid } from './said.ts'
import * as store from './store.ts'

type Moved = {
  id: string
  /** `null` for an application that is new on the list. */
  before: ListStatus | null
  after: ListStatus
  /** Who asks for the odds; `null` if nothing is to be said. */
  asking: Asking | null
  /** Reads the entry as it is after the change. */
  entry: () => Promise<ListEntry>
}

/**
 * Keeps the day of an application's new status, forgets what the status undoes, and keeps the estimate at the moment of
 * sending. The entry is locked.
 */
export async function follow(
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
  tx: Database,
  { id, before, after, asking, entry }: Moved,
): Promise<void> {
  if (before === after) return
  const on = todayIn(actor.timeZone, now())
  if (before !== null) await store.forgetDays(tx, id, undoneBy(after))
  if (isDated(after)) await store.keepDays(tx, id, [{ status: after, on }], now())
  if (before !== null && undoneBy(after).includes('Submitted')) await store.forgetEstimate(tx, id)
  if (asking && isSending(before, after)) await keepSaid(tx, await entry(), on, asking, now())
}

/** @throws {Failure} INVALID_INPUT for a day to come, or for a status that the application has not come to */
export async function setDay(
  { db, actor, now }: SignedInContext,
  { id, ...step }: { id: string } & NewDay,
): Promise<DatedStep[]> {
  return db.transaction(async (tx) => {
    const kept = await lock(tx, actor, id)
    if (!kept) throw new Failure('NOT_FOUND')
    const fault = faultInDay(step, kept.status, todayIn(actor.timeZone, now()))
    if (fault) throw new Failure('INVALID_INPUT', { fields: [fault] })
    await store.setDay(tx, id, step, now())
    return inOrderOfSteps(await store.daysOf(tx, id))
  })
}
