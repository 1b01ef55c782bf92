import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'

/** Makes the link of these two the school's, if they have one already, and returns its id. */
export async function makeSchools(
  tx: Database,
  { advisorId, studentId }: { advisorId: string; studentId: string },
): Promise<string | null> {
  const [link] = await tx
    .update(advisorLinks)
    .set({ kind: 'school' })
    .where(
      and(
        eq(advisorLinks.advisorId, advisorId),
        eq(advisorLinks.studentId, studentId),
        isNull(advisorLinks.endedAt),
        isNull(advisorLinks.coversLinkId),
      ),
    )
    .returning({ id: advisorLinks.id })
  return link?.id ?? null
}
