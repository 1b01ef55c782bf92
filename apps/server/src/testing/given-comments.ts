import type { Actor } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { essayComments } from '../database/tables/essay-comments.ts'

/** Creates a comment on a whole essay, open and without replies. */
export async function givenComment(
  db: Database,
  { essay, author }: { essay: { id: string }; author: Pick<Actor, 'userId'> },
  overrides: Partial<Omit<typeof essayComments.$inferInsert, 'essayId' | 'authorId'>> = {},
) {
  const at = new Date('2026-10-25T12:00:00Z')
  const [row] = await db
    .insert(essayComments)
    .values({
      essayId: essay.id,
      authorId: author.userId,
      body: 'Begin with the bees.',
      createdAt: at,
      updatedAt: at,
      ...overrides,
    })
    .returning()
  return row!
}
