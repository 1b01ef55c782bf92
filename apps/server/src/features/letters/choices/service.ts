import { broken } from '@bearings/domain/failure'
import { attachedFrom } from '@bearings/domain/letters/attached'
import { ruleAgainstWaiver } from '@bearings/domain/letters/rules'
import type { Attached, BragSheet, MyLetters, Waiver } from '@bearings/domain/letters/schema'
import * as profile from '#features/profile/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { mine } from '../asks/mine.ts'
import * as store from './store.ts'

export async function setWaiver(context: SignedInContext, { choice }: Waiver): Promise<MyLetters> {
  const { db, actor, now } = context
  await db.transaction(async (tx) => {
    const { waiver } = await store.find(tx, actor)
    const rule = ruleAgainstWaiver({ from: waiver, to: choice }, await store.hasLetter(tx, actor))
    if (rule) throw broken(rule)
    await store.saveWaiver(tx, actor, choice, now())
  })
  return mine(context)
}

/** Returns the brag sheet; `null` until something is written in it. */
export async function bragSheetOf({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>) {
  const { bragSheet } = await store.find(db, actor)
  return Object.values(bragSheet).some((answer) => answer !== '') ? bragSheet : null
}

export async function saveBragSheet({ db, actor, now }: SignedInContext, answers: BragSheet) {
  await store.saveBragSheet(db, actor, answers, now())
  return undefined
}

type Chosen = { note: string; bragSheet: boolean; activities: readonly string[] }

/** Returns what the recommender is given to read: the note, and what the student attaches as it is now. */
export async function attachedOf(context: SignedInContext, chosen: Chosen): Promise<Attached> {
  const { bragSheet } = await store.find(context.db, context.actor)
  const { profile: all } = await profile.own(context)
  return attachedFrom({
    note: chosen.note,
    bragSheet: chosen.bragSheet ? bragSheet : null,
    activities: all.activities.filter(({ name }) => chosen.activities.includes(name)),
  })
}
