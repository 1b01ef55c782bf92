import type { AuthorshipStep } from '@bearings/domain/essays/authorship'
import { type AnyColumn, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { essays, essayVersions } from '#database/tables/essays.ts'

export type Text = Omit<AuthorshipStep, 'at' | 'link'> & { at: Date }

/** Hashed where the texts are, so that none of them travels. */
const digestOf = (content: AnyColumn) => sql<string>`encode(sha256(convert_to(${content}, 'UTF8')), 'hex')`
const lengthOf = (content: AnyColumn) => sql<number>`char_length(${content})`

/**
 * Every version of an essay that was found through its own `visibleTo`, the oldest first, and last the text as it stands
 * unless the newest version is that.
 */
export async function textsOf(db: Database, essayId: string): Promise<Text[]> {
  const { savedAt, reason, words, content } = essayVersions
  const versions = await db
    .select({ at: savedAt, reason, words, characters: lengthOf(content), text: digestOf(content) })
    .from(essayVersions)
    .where(eq(essayVersions.essayId, essayId))
    .orderBy(asc(savedAt), asc(essayVersions.id))
  const [present] = await db
    .select({
      at: essays.updatedAt,
      words: essays.words,
      characters: lengthOf(essays.content),
      text: digestOf(essays.content),
    })
    .from(essays)
    .where(eq(essays.id, essayId))
  const isVersion = !present || versions.at(-1)?.text === present.text || present.characters === 0
  return isVersion ? versions : [...versions, { ...present, reason: 'present' as const }]
}
