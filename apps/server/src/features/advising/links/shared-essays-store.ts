import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { essayReads } from '#database/tables/essay-reads.ts'
import { essays } from '#database/tables/essays.ts'
import { isOrCovers } from './store.ts'

type Link = { id: string; studentId: string }

/** Returns the essays that the student shows by each of these links, in the order in which they shared them. */
export async function essaysShared(db: Database, linkIds: readonly string[]) {
  const { linkId, essayId, createdAt } = sharedEssays
  return db
    .select({ linkId, essayId })
    .from(sharedEssays)
    .innerJoin(essays, eq(essays.id, essayId))
    .where(and(isAmong(linkId, linkIds), isNull(essays.trashedAt)))
    .orderBy(asc(createdAt), asc(essayId))
}

/** Returns those of these essays that the student owns and that are not in the trash. */
export async function ownEssays(db: Database, studentId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: essays.id, promptName: essays.promptName })
    .from(essays)
    .where(and(eq(essays.userId, studentId), inArray(essays.id, [...ids]), isNull(essays.trashedAt)))
}

/**
 * Shares essays, also with those who cover for the advisor. Sharing one again changes nothing.
 * @returns whether any was not shared before
 */
export async function shareEssays(
  tx: Database,
  link: Link,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  if (ids.length === 0) return false
  const links = await tx.select({ id: advisorLinks.id }).from(advisorLinks).where(isOrCovers(link))
  const added = await tx
    .insert(sharedEssays)
    .values(links.flatMap(({ id }) => ids.map((essayId) => ({ linkId: id, essayId, createdAt: now }))))
    .onConflictDoNothing()
    .returning({ essayId: sharedEssays.essayId })
  return added.length > 0
}

export type Pairs = readonly { from: string; to: string }[]

/** Returns pairs of links as the rows of `pair`, with `from_id` and `to_id`. */
export function pairsOf(pairs: Pairs): SQL {
  const lists = [
    sql`${sql.param(pairs.map(({ from }) => from))}::uuid[]`,
    sql`${sql.param(pairs.map(({ to }) => to))}::uuid[]`,
  ]
  return sql`unnest(${sql.join(lists, sql`, `)}) as pair (from_id, to_id)`
}

/**
 * Shows the advisors of other links the essays that their students show by these. Who was asked to read one passes that on,
 * to somebody who has not opened it.
 */
export async function showAgain(tx: Database, pairs: Pairs): Promise<void> {
  const pair = pairsOf(pairs)
  const linkId = sql`pair.to_id`.as('link_id')
  const shown = tx
    .select({ linkId, essayId: sharedEssays.essayId, createdAt: sharedEssays.createdAt })
    .from(sharedEssays)
    .innerJoin(pair, sql`pair.from_id = ${sharedEssays.linkId}`)
  await tx.insert(sharedEssays).select(shown).onConflictDoNothing()
  const { essayId, askedAt, byOn } = essayReads
  const asked = tx
    .select({
      linkId,
      essayId,
      askedAt,
      byOn,
      state: sql`'asked'`.as('state'),
      at: sql`${askedAt}`.as('at'),
      readVersion: sql`null::integer`.as('read_version'),
    })
    .from(essayReads)
    .innerJoin(pair, sql`pair.from_id = ${essayReads.linkId}`)
    .where(isNotNull(askedAt))
  await tx.insert(essayReads).select(asked).onConflictDoNothing()
}

/** Returns the essays shared by this link since then of which nothing else was said to the advisor. */
export async function sharedSince(tx: Database, { id }: Link, since: Date): Promise<string[]> {
  const { linkId, essayId, createdAt } = sharedEssays
  const rows = await tx
    .select({ essayId })
    .from(sharedEssays)
    .leftJoin(essayReads, and(eq(essayReads.linkId, linkId), eq(essayReads.essayId, essayId)))
    .where(and(eq(linkId, id), gt(createdAt, since), isNull(essayReads.linkId)))
  return rows.map((row) => row.essayId)
}

export async function unshareEssay(tx: Database, link: Link, essayId: string): Promise<boolean> {
  const links = tx.select({ id: advisorLinks.id }).from(advisorLinks).where(isOrCovers(link))
  const gone = await tx
    .delete(sharedEssays)
    .where(and(inArray(sharedEssays.linkId, links), eq(sharedEssays.essayId, essayId)))
    .returning({ essayId: sharedEssays.essayId })
  return gone.length > 0
}
