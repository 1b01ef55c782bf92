import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import type { OfferTerms } from '@bearings/domain/money/schema'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { ownOrShared } from '#database/advised.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import type { Database } from '#database/open.ts'
import { catalogFigures } from '#database/tables/colleges-reference.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { aidOffers } from '#database/tables/money.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

/** Returns the offers of schools that are on the list, in the order of names. */
export async function list(db: Database, actor: Actor, studentId = actor.userId) {
  const rows = await db
    .select({
      id: aidOffers.id,
      entryId: aidOffers.entryId,
      schoolName: entrySchoolName,
      status: listEntries.status,
      terms: aidOffers.terms,
      earnings: schools.median_earnings_10yr,
      earningsYear: catalogFigures.year,
      updatedAt: aidOffers.updatedAt,
    })
    .from(aidOffers)
    .innerJoin(listEntries, eq(listEntries.id, aidOffers.entryId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .leftJoin(
      catalogFigures,
      and(eq(catalogFigures.name, 'median_earnings_10yr'), eq(catalogFigures.level, schools.level)),
    )
    .where(and(visibleTo(actor, studentId), isNull(listEntries.trashedAt)))
  const inOrder = inOrderOfNames(rows, ({ schoolName }) => schoolName)
  return Promise.all(inOrder.map((row) => openRow(db, aidOffers, row.id, row)))
}

/** Locks a school of the actor's own list, and returns whether there is one. */
export async function lockEntry(tx: Database, { userId }: Actor, entryId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(and(eq(listEntries.id, entryId), eq(listEntries.userId, userId), isNull(listEntries.trashedAt)))
    .for('update')
  return rows.length > 0
}

/** Writes the offer of a school that the caller has locked. */
export async function save(tx: Database, actor: Actor, entryId: string, terms: OfferTerms, now: Date) {
  const [there] = await tx
    .select({ id: aidOffers.id })
    .from(aidOffers)
    .where(and(visibleTo(actor, actor.userId), eq(aidOffers.entryId, entryId)))
  const id = there?.id ?? randomUUID()
  const sealed = sealRow(tx, aidOffers, id, { terms: JSON.stringify(terms) })
  if (there)
    await tx
      .update(aidOffers)
      .set({ ...sealed, updatedAt: now })
      .where(and(eq(aidOffers.id, id), eq(aidOffers.userId, actor.userId)))
  else
    await tx
      .insert(aidOffers)
      .values({ id, userId: actor.userId, entryId, ...sealed, createdAt: now, updatedAt: now })
}

/** Returns whether there was such an offer. */
export async function remove(db: Database, actor: Actor, entryId: string): Promise<boolean> {
  const rows = await db
    .delete(aidOffers)
    .where(and(visibleTo(actor, actor.userId), eq(aidOffers.entryId, entryId)))
    .returning({ id: aidOffers.id })
  return rows.length > 0
}

/** Offers are visible to their student, and to the advisor with whom the student shares aid. */
function visibleTo(actor: Actor, studentId: string): SQL {
  return ownOrShared(actor, 'aid', aidOffers.userId, studentId, 'money')
}
