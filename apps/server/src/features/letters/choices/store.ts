import type { Actor } from '@bearings/domain/actor'
import type { WaiverChoice } from '@bearings/domain/letters/options'
import { BragSheet } from '@bearings/domain/letters/schema'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { letterChoices } from '#database/tables/letters.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const { userId, waiver, bragSheet } = letterChoices

/** Returns what the student chose; nothing before they did. */
export async function find(
  db: Database,
  actor: Actor,
): Promise<{ waiver: WaiverChoice | null; bragSheet: BragSheet }> {
  const [row] = await db.select({ waiver, bragSheet }).from(letterChoices).where(visibleTo(actor))
  if (!row) return { waiver: null, bragSheet: BragSheet.parse({}) }
  const opened = await openRow(db, letterChoices, actor.userId, row)
  return { waiver: row.waiver, bragSheet: BragSheet.parse(JSON.parse(opened.bragSheet ?? '{}')) }
}

export async function saveBragSheet(
  db: Database,
  actor: Actor,
  answers: BragSheet,
  now: Date,
): Promise<void> {
  const sealed = sealRow(db, letterChoices, actor.userId, { bragSheet: JSON.stringify(answers) })
  await save(db, actor, { ...sealed, updatedAt: now })
}

export async function saveWaiver(tx: Database, actor: Actor, choice: WaiverChoice, now: Date): Promise<void> {
  await save(tx, actor, { waiver: choice, waiverAt: now, updatedAt: now })
}

async function save(
  db: Database,
  actor: Actor,
  set: Partial<typeof letterChoices.$inferInsert>,
): Promise<void> {
  await db
    .insert(letterChoices)
    .values({ userId: actor.userId, ...set })
    .onConflictDoUpdate({ target: userId, set })
}

/** Returns whether any letter of the student is said to be sent. */
export async function hasLetter(tx: Database, actor: Actor): Promise<boolean> {
  const rows = await tx
    .select({ id: recommenders.id })
    .from(recommenders)
    .innerJoin(recommenderLetters, eq(recommenderLetters.recommenderId, recommenders.id))
    .where(and(eq(recommenders.userId, actor.userId), isNotNull(recommenderLetters.sentOn)))
    .limit(1)
  return rows.length > 0
}

/** The choices are visible to their student only; others see what follows from them. */
function visibleTo({ role, userId: id }: Actor): SQL {
  return role === 'student' ? eq(userId, id) : sql`false`
}
