import type { SignedInContext } from '#platform/serve.ts'
import { modelOf } from './settings.ts'
import * as store from './store.ts'

/**
 * The model that answers this student, if any does: one is configured and switched on, the student has agreed to it, and the
 * day's budget is not used up. People of a demo, who are nobody, are answered by the built-in mind.
 */
export async function modelFor({
  db,
  actor,
  config,
  now,
}: SignedInContext): Promise<{ model: store.Model | null; note?: string }> {
  const model = modelOf(config)
  if (!model || actor.demoId !== null) return { model: null }
  if (!(await store.isSwitchedOn(db)) || !(await store.hasAgreed(db, actor, model))) return { model: null }
  if ((await store.usedOn(db, actor, dayOf(now()))) < config.ai!.dailyTokens) return { model }
  return {
    model: null,
    note: '\n\nToday’s share of the language model is used up, so the built-in navigator has answered.',
  }
}

/** Counts what a model has read and written for this student today. */
export async function spend({ db, actor, now }: SignedInContext, tokens: number): Promise<void> {
  await store.addUsage(db, actor, dayOf(now()), tokens)
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
