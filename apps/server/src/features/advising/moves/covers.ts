import { and, eq, isNull, ne } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, formerAdvisors } from '#database/tables/advising.ts'
import { users } from '#database/tables/users.ts'
import { forgetLeadingTo } from '#features/notifications/service.ts'

/**
 * Ends the links of who covers for the advisors of these, but for one colleague's. What the others were told of the
 * students goes too, because it quotes what the students shared.
 */
export async function endCovers(
  tx: Database,
  { linkIds, colleagueId }: { linkIds: readonly string[]; colleagueId: string },
  now: Date,
): Promise<void> {
  const { id, advisorId, studentId, coversLinkId, endedAt } = advisorLinks
  const ended = await tx
    .update(advisorLinks)
    .set({ endedAt: now, updatedAt: now })
    .where(and(isAmong(coversLinkId, linkIds), isNull(endedAt), ne(advisorId, colleagueId)))
    .returning({ id, advisorId, studentId })
  if (ended.length === 0) return
  await keepNames(
    tx,
    ended.map((cover) => cover.id),
  )
  for (const one of new Set(ended.map((cover) => cover.advisorId))) {
    const theirs = ended.filter((cover) => cover.advisorId === one)
    await forgetLeadingTo(tx, one, ...theirs.map((cover) => `/advisor/students/${cover.studentId}` as const))
  }
}

/** Keeps the names of the advisors of these links for what they left with the students. */
export async function keepNames(tx: Database, linkIds: readonly string[]): Promise<void> {
  const { id, studentId, advisorId } = advisorLinks
  const former = tx
    .select({ studentId, advisorId, name: users.fullName })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorId))
    .where(isAmong(id, linkIds))
  await tx.insert(formerAdvisors).select(former).onConflictDoNothing()
}
