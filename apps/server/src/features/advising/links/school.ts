import type { Joining } from '@bearings/domain/advising/invites/schema'
import type { School } from '@bearings/domain/school/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { set } from '#features/school/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { shareExactly } from './sharing.ts'
import { changeSharing, hasPrimary } from './store.ts'

type Assigned = {
  advisorId: string
  studentId: string
  title: string
  /** What is shared from now on; `null` leaves what the student chose before. */
  chosen: Joining | null
  now: Date
}

/** Makes the link of these two the school's, if they have one already, and returns its id. */
export async function makeSchools(
  tx: Database,
  { advisorId, studentId, title, chosen, now }: Assigned,
): Promise<string | null> {
  const isPrimary = !(await hasPrimary(tx, studentId))
  const [made] = await tx
    .update(advisorLinks)
    .set({ kind: 'school', title, ...(isPrimary && { isPrimary }), updatedAt: now })
    .where(
      and(
        eq(advisorLinks.advisorId, advisorId),
        eq(advisorLinks.studentId, studentId),
        isNull(advisorLinks.endedAt),
        isNull(advisorLinks.coversLinkId),
      ),
    )
    .returning({ id: advisorLinks.id })
  if (!made) return null
  if (chosen) {
    const link = { ...made, advisorId, studentId }
    await changeSharing(tx, link, chosen.sharing, now)
    if (chosen.essayIds) await shareExactly(tx, link, chosen.essayIds, now)
  }
  return made.id
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
