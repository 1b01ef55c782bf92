import type { Sharing } from '@bearings/domain/advising/options'
import type { School } from '@bearings/domain/school/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { set } from '#features/school/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { hasPrimary } from './store.ts'

type Assigned = { advisorId: string; studentId: string; title: string; sharing: Sharing | null; now: Date }

/**
 * Makes the link of these two the school's, if they have one already, and returns its id.
 * @param assigned what is shared from now on; `null` leaves what the student chose before
 */
export async function makeSchools(
  tx: Database,
  { advisorId, studentId, title, sharing, now }: Assigned,
): Promise<string | null> {
  const isPrimary = !(await hasPrimary(tx, studentId))
  const [link] = await tx
    .update(advisorLinks)
    .set({ kind: 'school', title, ...(isPrimary && { isPrimary }), ...sharing, updatedAt: now })
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

/** Says to which school this server belongs. Once it belongs to none, nobody but the student can end or change what it connected. */
export function setSchool(context: SignedInContext, settings: { school: School }) {
  return set(context, settings, async (tx, now) => {
    await tx
      .update(advisorLinks)
      .set({ kind: 'personal', isPrimary: false, updatedAt: now })
      .where(eq(advisorLinks.kind, 'school'))
  })
}
