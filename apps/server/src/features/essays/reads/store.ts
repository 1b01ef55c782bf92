import type { Actor } from '@bearings/domain/actor'
import type { AskState } from '@bearings/domain/essays/reads/options'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAmong, listed } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { essayReads } from '#database/tables/essay-reads.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'

/** An essay that was found through its own `visibleTo`, and its owner. */
type Essay = { id: string; userId: string }

const isAsked = isNotNull(essayReads.askedAt)

/** Returns the student's advisors who are shown this essay, and what each was asked. Those who cover for one are left out. */
export function asksOf(db: Database, actor: Actor, essay: Essay) {
  const { state, at, byOn } = essayReads
  return db
    .select({ linkId: sharedEssays.linkId, state, at, byOn })
    .from(advisorLinks)
    .innerJoin(
      sharedEssays,
      and(eq(sharedEssays.linkId, advisorLinks.id), eq(sharedEssays.essayId, essay.id)),
    )
    .leftJoin(essayReads, isReadOf(sharedEssays.linkId))
    .where(and(visibleTo(actor, essay), isNull(advisorLinks.coversLinkId)))
    .orderBy(advisorLinks.createdAt, advisorLinks.id)
}

/** Returns the links by which this advisor, and whoever covers for them, is shown the essay. The essay is locked. */
export function linksOf(tx: Database, actor: Actor, essay: Essay, linkId: string) {
  return tx
    .select({ id: advisorLinks.id, advisorId: advisorLinks.advisorId, askedAt: essayReads.askedAt })
    .from(advisorLinks)
    .innerJoin(
      sharedEssays,
      and(eq(sharedEssays.linkId, advisorLinks.id), eq(sharedEssays.essayId, essay.id)),
    )
    .leftJoin(essayReads, isReadOf(sharedEssays.linkId))
    .where(
      and(
        visibleTo(actor, essay),
        or(
          and(eq(advisorLinks.id, linkId), isNull(advisorLinks.coversLinkId)),
          eq(advisorLinks.coversLinkId, linkId),
        ),
      ),
    )
}

type Ask = { essayId: string; byOn: string | null; now: Date }

/** Asks by these links. Who waits already keeps their place. */
export async function ask(tx: Database, linkIds: readonly string[], { essayId, byOn, now }: Ask) {
  await tx
    .insert(essayReads)
    .values(
      linkIds.map((linkId) => ({ linkId, essayId, byOn, askedAt: now, state: 'asked' as const, at: now })),
    )
    .onConflictDoUpdate({
      target: [essayReads.linkId, essayReads.essayId],
      set: {
        byOn,
        askedAt: sql`coalesce(${essayReads.askedAt}, excluded.asked_at)`,
        state: sql`case when ${isAsked} then ${essayReads.state} else excluded.state end`,
        at: sql`case when ${isAsked} then ${essayReads.at} else excluded.at end`,
      },
    })
}

/** Returns whether anything that is not answered was taken back. */
export async function takeBack(tx: Database, linkIds: readonly string[], essayId: string): Promise<boolean> {
  const gone = await tx
    .delete(essayReads)
    .where(and(isAmong(essayReads.linkId, linkIds), eq(essayReads.essayId, essayId), isAsked))
    .returning({ linkId: essayReads.linkId })
  return gone.length > 0
}

/** Notes that the advisor opened what they are asked to read. Returns whether that is new. */
export async function setOpened(db: Database, actor: Actor, essay: Essay, now: Date): Promise<boolean> {
  const links = db.select({ id: advisorLinks.id }).from(advisorLinks).where(visibleTo(actor, essay))
  const rows = await db
    .update(essayReads)
    .set({ state: 'opened', at: now })
    .where(
      and(inArray(essayReads.linkId, links), eq(essayReads.essayId, essay.id), eq(essayReads.state, 'asked')),
    )
    .returning({ essayId: essayReads.essayId })
  return rows.length > 0
}

type Answer = { state: Exclude<AskState, 'asked' | 'opened'>; readVersion: number; now: Date }

/**
 * Notes the advisor's answer. What was asked of a colleague whom they cover for, or who covers for them, is answered too.
 * @returns whether the same was not said of this revision before
 */
export async function setAnswered(tx: Database, actor: Actor, essay: Essay, answer: Answer) {
  const { id, coversLinkId } = advisorLinks
  const { now: at, ...said } = answer
  const [link] = await tx.select({ id, coversLinkId }).from(advisorLinks).where(visibleTo(actor, essay))
  if (!link) return false
  const values = { ...said, at, askedAt: null, byOn: null }
  const rows = await tx
    .insert(essayReads)
    .values({ linkId: link.id, essayId: essay.id, ...values })
    .onConflictDoUpdate({
      target: [essayReads.linkId, essayReads.essayId],
      set: values,
      setWhere: sql`(${essayReads.state}, ${essayReads.readVersion}) is distinct from (excluded.state, excluded.read_version)
        or ${essayReads.state} = 'commented'`,
    })
    .returning({ linkId: essayReads.linkId })
  const covered = link.coversLinkId ?? link.id
  const family = tx
    .select({ id })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.studentId, essay.userId), or(eq(id, covered), eq(coversLinkId, covered))))
  await tx
    .delete(essayReads)
    .where(and(inArray(essayReads.linkId, family), eq(essayReads.essayId, essay.id), isAsked))
  return rows.length > 0
}

/** Counts the essays of which a look is asked by each of these links. */
export async function countAsked(db: Database, linkIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await asked(db, 'asked').execute({ linkIds: listed(linkIds) })
  return new Map(rows.map(({ linkId, essays }) => [linkId, essays]))
}

/** Prepared, because every page of a roster runs it. */
const asked = prepared((db, _variant: 'asked') =>
  db
    .select({ linkId: essayReads.linkId, essays: sql<number>`count(*)::int` })
    .from(essayReads)
    .innerJoin(essays, eq(essays.id, essayReads.essayId))
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .where(
      and(
        isAmong(essayReads.linkId, sql.placeholder('linkIds')),
        isAsked,
        isNull(essays.trashedAt),
        isNull(listEntries.trashedAt),
      ),
    )
    .groupBy(essayReads.linkId)
    .prepare('asked_essays'),
)

function isReadOf(link: typeof sharedEssays.linkId): SQL {
  return and(eq(essayReads.linkId, link), eq(essayReads.essayId, sharedEssays.essayId))!
}

/** The links of an essay's student: for that student all that are open, for an advisor their own. */
function visibleTo({ role, userId }: Actor, essay: Essay): SQL {
  const mine =
    role === 'student' ? sql`${advisorLinks.studentId} = ${userId}` : eq(advisorLinks.advisorId, userId)
  return and(mine, eq(advisorLinks.studentId, essay.userId), isNull(advisorLinks.endedAt))!
}
