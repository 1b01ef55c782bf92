import type { Actor } from '@bearings/domain/actor'
import { countWords } from '@bearings/domain/essays/rules'
import type { Database } from '../database/open.ts'
import { essays, essayVersions } from '../database/tables/essays.ts'

/** Creates an essay of this student, by default shared and not begun. One with text also has a version. */
export async function givenEssay(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  overrides: Partial<Omit<typeof essays.$inferInsert, 'userId' | 'words'>> = {},
) {
  const content = overrides.content ?? ''
  const words = countWords(content)
  const [row] = await db
    .insert(essays)
    .values({
      userId,
      promptName: 'Describe a community you belong to.',
      wordLimit: 250,
      ...overrides,
      words,
    })
    .returning()
  const { id, updatedAt } = row!
  if (content !== '')
    await db.insert(essayVersions).values({ essayId: id, content, words, reason: 'save', savedAt: updatedAt })
  return row!
}

/** Creates `count` versions of an essay, one per day, each one word longer than the previous one. */
export async function givenVersions(db: Database, { id }: { id: string }, count: number): Promise<void> {
  const first = Date.parse('2026-05-01T12:00:00Z')
  const versions = Array.from({ length: count }, (_, index) => ({
    essayId: id,
    content: Array.from({ length: index + 1 }, () => 'word').join(' '),
    words: index + 1,
    reason: 'save' as const,
    savedAt: new Date(first + index * 86_400_000),
  }))
  await db.insert(essayVersions).values(versions)
}
