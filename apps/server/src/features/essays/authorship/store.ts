import type { Actor } from '@bearings/domain/actor'
import type { AuthorshipStep } from '@bearings/domain/essays/authorship'
import type { SpellingHelp } from '@bearings/domain/essays/schema'
import { and, type AnyColumn, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { essays, essayVersions } from '#database/tables/essays.ts'

export type Text = Omit<AuthorshipStep, 'at' | 'link'> & { at: Date }

/** Hashed in the database, so that no text has to be read from it. */
const digestOf = (content: AnyColumn) => sql<string>`encode(sha256(convert_to(${content}, 'UTF8')), 'hex')`
const lengthOf = (content: AnyColumn) => sql<number>`char_length(${content})`

/**
 * Returns every version that this server saved of an essay, the oldest first, and last the current text,
 * unless it is empty or the newest version. Call it only after the essay was found through its own
 * `visibleTo`. Imported versions are left out, because this server did not see them being saved.
 */
export async function textsOf(db: Database, { userId }: Actor, essayId: string): Promise<Text[]> {
  const { savedAt, reason, words, content } = essayVersions
  const kept = await db
    .select({ at: savedAt, reason, words, characters: lengthOf(content), text: digestOf(content) })
    .from(essayVersions)
    .where(and(eq(essayVersions.essayId, essayId), ne(reason, 'brought-in')))
    .orderBy(asc(savedAt), asc(essayVersions.id))
  const versions = kept as Text[]
  const [present] = await db
    .select({
      at: essays.updatedAt,
      words: essays.words,
      characters: lengthOf(essays.content),
      text: digestOf(essays.content),
    })
    .from(essays)
    .where(and(eq(essays.id, essayId), eq(essays.userId, userId)))
  const isVersion = !present || versions.at(-1)?.text === present.text || present.characters === 0
  return isVersion ? versions : [...versions, { ...present, reason: 'present' as const }]
}

/** Returns what the checker and the navigator did for an essay that was found through its own `visibleTo`. */
export async function helpOf(db: Database, { userId }: Actor, essayId: string) {
  const [row] = await db
    .select({
      spelling: {
        checks: essays.spellingChecks,
        accepted: essays.spellingAccepted,
        lastAt: essays.spellingCheckedAt,
      },
      navigator: { times: essays.coached, byModel: essays.coachedByModel, lastAt: essays.coachedAt },
    })
    .from(essays)
    .where(and(eq(essays.id, essayId), eq(essays.userId, userId)))
  return row!
}

const mostCounted = 1_000_000

/** Adds to the counts of an essay of the actor's, which is no change of its text. Returns whether there is one. */
export async function addHelp(
  db: Database,
  { userId }: Actor,
  essayId: string,
  { checks, accepted }: SpellingHelp,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(essays)
    .set({
      spellingChecks: sql`least(${essays.spellingChecks} + ${checks}, ${mostCounted})`,
      spellingAccepted: sql`least(${essays.spellingAccepted} + ${accepted}, ${mostCounted})`,
      spellingCheckedAt: now,
      updatedAt: sql`${essays.updatedAt}`,
    })
    .where(and(eq(essays.id, essayId), eq(essays.userId, userId), isNull(essays.trashedAt)))
    .returning({ id: essays.id })
  return rows.length > 0
}

/** Counts one look of the navigator at an essay of the actor's, which is no change of its text. */
export async function addCoaching(
  db: Database,
  { userId }: Actor,
  essayId: string,
  { isByModel, now }: { isByModel: boolean; now: Date },
): Promise<void> {
  await db
    .update(essays)
    .set({
      coached: sql`least(${essays.coached} + 1, ${mostCounted})`,
      coachedByModel: sql`least(${essays.coachedByModel} + ${isByModel ? 1 : 0}, ${mostCounted})`,
      coachedAt: now,
      updatedAt: sql`${essays.updatedAt}`,
    })
    .where(and(eq(essays.id, essayId), eq(essays.userId, userId)))
}
