import { appliesFromAbroad, isInternational } from '@bearings/domain/matching/from-abroad'
import type { Means } from '@bearings/domain/matching/within-budget'
import type { FinanceChanges, Finances, SavedAnswers } from '@bearings/domain/money/schema'
import { runQueries } from '#database/run-queries.ts'
import * as profile from '#features/profile/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Returns the student's finances, with the income bracket from their profile. */
export async function own(context: Pick<SignedInContext, 'db' | 'actor'>): Promise<Finances> {
  return (await read(context)).finances
}

/** Returns what decides about the student's prices: income, home, budget, and whether they apply from abroad. */
export async function meansOf(context: Pick<SignedInContext, 'db' | 'actor'>): Promise<Means> {
  return (await pricedBy(context)).means
}

/** Returns that, with the answers that the family has kept in the aid calculator. */
export async function pricedBy(
  context: Pick<SignedInContext, 'db' | 'actor'>,
): Promise<{ means: Means; answers: SavedAnswers | null }> {
  const { finances, citizenship } = await read(context)
  const { budget, incomeBracket, state, country, asksForAid, answers } = finances
  const isFromAbroad = appliesFromAbroad({ isFromAbroad: isInternational(citizenship), country })
  const income = answers?.amounts.agi ?? null
  return { means: { budget, incomeBracket, income, state, country, asksForAid, isFromAbroad }, answers }
}

async function read(context: Pick<SignedInContext, 'db' | 'actor'>) {
  const [row, { profile: answers }] = await runQueries(
    context.db,
    () => store.find(context.db, context.actor),
    () => profile.own(context),
  )
  const { citizenship, incomeBracket } = answers
  return { finances: { ...financesOf(row), incomeBracket }, citizenship }
}

/** Returns what a student shows an advisor: not the calculator's answers, which hold more than a budget. */
export async function sharedOf({ db, actor }: SignedInContext, studentId: string) {
  const { budget, state, country, asksForAid } = financesOf(await store.find(db, actor, studentId))
  return { budget, state, country, asksForAid }
}

/** Whoever moves to a state is no longer abroad, and the other way round. */
export async function change(context: SignedInContext, sent: FinanceChanges): Promise<Finances> {
  const { db, actor, now } = context
  const { budget, state, country, asksForAid } = sent
  const changes = {
    ...(budget !== undefined && { budget: budget === null ? null : String(budget) }),
    ...(country !== undefined && { country, ...(country && { state: null }) }),
    ...(asksForAid !== undefined && { asksForAid }),
    ...(state !== undefined && !country && { state, ...(state && { country: null }) }),
  }
  await store.save(db, actor, changes, now())
  return own(context)
}

export async function keepAnswers(context: SignedInContext, answers: SavedAnswers): Promise<Finances> {
  const { db, actor, now } = context
  await store.save(db, actor, { answers: JSON.stringify(answers) }, now())
  return own(context)
}

export async function forgetAnswers({ db, actor, now }: SignedInContext): Promise<undefined> {
  await store.save(db, actor, { answers: null }, now())
}

function financesOf(row: Awaited<ReturnType<typeof store.find>>): Omit<Finances, 'incomeBracket'> {
  return {
    budget: row?.budget ? Number(row.budget) : null,
    state: row?.state ?? null,
    country: row?.country ?? null,
    asksForAid: row?.asksForAid ?? null,
    answers: row?.answers ? (JSON.parse(row.answers) as SavedAnswers) : null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}
