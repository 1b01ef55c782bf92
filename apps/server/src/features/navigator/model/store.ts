import type { Actor } from '@bearings/domain/actor'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { navigatorAgreements, navigatorSwitch, navigatorUsage } from '#database/tables/navigator.ts'

export type Model = { name: string; host: string }
/** The model that answers, and the one that finds texts by meaning. */
export type Models = { model: Model | null; embedding: Model | null }

export const noModels: Models = { model: null, embedding: null }

export function hasModel({ model, embedding }: Models): boolean {
  return model !== null || embedding !== null
}

/** Returns whether models are switched on, which they are until an admin says otherwise. */
export async function isSwitchedOn(db: Database): Promise<boolean> {
  const [row] = await db.select({ switchedOn: navigatorSwitch.switchedOn }).from(navigatorSwitch)
  return row?.switchedOn ?? true
}

export async function setSwitch(tx: Database, switchedOn: boolean, now: Date): Promise<void> {
  await tx
    .insert(navigatorSwitch)
    .values({ id: 1, switchedOn, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: navigatorSwitch.id, set: { switchedOn, updatedAt: now } })
}

/** Returns whether this person has agreed to exactly these models at these hosts. */
export async function hasAgreed(db: Database, { userId }: Actor, models: Models): Promise<boolean> {
  const { model, host, embeddingModel, embeddingHost } = navigatorAgreements
  const [agreed] = await db
    .select({ model, host, embeddingModel, embeddingHost })
    .from(navigatorAgreements)
    .where(eq(navigatorAgreements.userId, userId))
  const current = namesOf(models)
  return agreed !== undefined && names.every((name) => agreed[name] === current[name])
}

const names = ['model', 'host', 'embeddingModel', 'embeddingHost'] as const

function namesOf({ model, embedding }: Models): Record<(typeof names)[number], string | null> {
  return {
    model: model?.name ?? null,
    host: model?.host ?? null,
    embeddingModel: embedding?.name ?? null,
    embeddingHost: embedding?.host ?? null,
  }
}

export async function agree(db: Database, { userId }: Actor, models: Models, now: Date): Promise<void> {
  const agreed = { ...namesOf(models), agreedAt: now }
  await db
    .insert(navigatorAgreements)
    .values({ userId, ...agreed })
    .onConflictDoUpdate({ target: navigatorAgreements.userId, set: agreed })
}

export async function takeBack(db: Database, { userId }: Actor): Promise<void> {
  await db.delete(navigatorAgreements).where(eq(navigatorAgreements.userId, userId))
}

/** Returns the tokens used for this person on this day. @param day `YYYY-MM-DD` in UTC. */
export async function usedOn(db: Database, { userId }: Actor, day: string): Promise<number> {
  const [row] = await db
    .select({ tokens: navigatorUsage.tokens })
    .from(navigatorUsage)
    .where(and(eq(navigatorUsage.userId, userId), eq(navigatorUsage.day, day)))
  return row?.tokens ?? 0
}

/** Returns the tokens used for everyone together on this day, for operators who watch the cost. */
export async function tokensOn(db: Database, day: string): Promise<number> {
  const [row] = await db
    .select({ tokens: sql`coalesce(sum(${navigatorUsage.tokens}), 0)`.mapWith(Number) })
    .from(navigatorUsage)
    .where(eq(navigatorUsage.day, day))
  return row!.tokens
}

export async function addUsage(db: Database, { userId }: Actor, day: string, tokens: number): Promise<void> {
  await db
    .insert(navigatorUsage)
    .values({ userId, day, tokens })
    .onConflictDoUpdate({
      target: [navigatorUsage.userId, navigatorUsage.day],
      set: { tokens: sql`${navigatorUsage.tokens} + ${tokens}` },
    })
}
