import type { SignedInContext } from '#platform/requests/serve.ts'
import { modelsOf } from './settings.ts'
import * as store from './store.ts'

/**
 * Returns the models that may hear of this student, if any: they are configured and switched on, the student
 * has agreed to them, and the day's budget is not used up. People in a demo are answered by the built-in
 * navigator, and so are advisors: what a student shares with a person is not shared with a model.
 */
export async function modelsFor({
  db,
  actor,
  config,
  now,
}: SignedInContext): Promise<store.Models & { note?: string }> {
  const models = modelsOf(config)
  if (!store.hasModel(models) || actor.demoId !== null || actor.role !== 'student') return store.noModels
  if (!(await store.isSwitchedOn(db)) || !(await store.hasAgreed(db, actor, models))) return store.noModels
  const { dailyTokens } = (config.ai ?? config.embedding)!
  if ((await store.usedOn(db, actor, dayOf(now()))) < dailyTokens) return models
  if (!models.model) return store.noModels
  return {
    ...store.noModels,
    note: '\n\nToday’s share of the language model is used up, so the built-in navigator has answered.',
  }
}

/** Counts the tokens that a model has read and written for this student today. */
export async function spend({ db, actor, now }: SignedInContext, tokens: number): Promise<void> {
  await store.addUsage(db, actor, dayOf(now()), tokens)
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
