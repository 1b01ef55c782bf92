import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { answerEditions as editions } from '#database/tables/answer-editions.ts'

export type AnswerRow = typeof editions.$inferSelect
type Saved = { slug: string; basedOn: number }

/** Returns which editions there are, without their words, so that each process knows whether it holds the current ones. */
export function current(db: Database) {
  return db.select({ id: editions.editionId }).from(editions).orderBy(editions.slug)
}

/** Returns every edition, hidden or not. */
export function all(db: Database): Promise<AnswerRow[]> {
  return db.select().from(editions).orderBy(editions.slug)
}

/** Blocks other writers until the transaction ends, so that what was counted and compared stays as it is. */
export async function lock(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${editions} in share row exclusive mode`)
}

export async function find(db: Database, actor: Actor, slug: string): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(editions)
    .where(and(visibleTo(actor), eq(editions.slug, slug)))
  return row
}

/**
 * Changes the edition that is at revision `basedOn`, or makes the first one. Returns `undefined` if it is at another by
 * now.
 */
export async function change(
  tx: Database,
  actor: Actor,
  { slug, basedOn }: Saved,
  changes: Partial<Pick<AnswerRow, 'words' | 'isHidden' | 'updatedAt'>>,
): Promise<AnswerRow | undefined> {
  const editionId = randomUUID()
  const [row] =
    basedOn === 0
      ? await tx
          .insert(editions)
          .values({ slug, editionId, ...changes })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(editions)
          .set({ ...changes, editionId, revision: basedOn + 1 })
          .where(isAsSaved(actor, { slug, basedOn }))
          .returning()
  return row
}

/** Deletes the edition that is at this revision. Returns `undefined` if there is none. */
export async function remove(
  tx: Database,
  actor: Actor,
  saved: Saved,
): Promise<Pick<AnswerRow, 'slug'> | undefined> {
  const [row] = await tx.delete(editions).where(isAsSaved(actor, saved)).returning({ slug: editions.slug })
  return row
}

function isAsSaved(actor: Actor, { slug, basedOn }: Saved): SQL {
  return and(visibleTo(actor), eq(editions.slug, slug), eq(editions.revision, basedOn))!
}

/** Admins see all editions. Everybody reads what is not hidden, by `readableAnswers`. */
function visibleTo({ role }: Actor): SQL {
  return role === 'admin' ? sql`true` : sql`false`
}
