import type { Actor } from '@bearings/domain/actor'
import type { SaveScholarship } from '@bearings/domain/money/schema'
import { and, asc, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { savedScholarships, scholarships } from '#database/tables/money.ts'

const shown = {
  id: scholarships.id,
  ownerId: scholarships.ownerId,
  name: scholarships.name,
  sponsor: scholarships.sponsor,
  url: scholarships.url,
  amount: scholarships.amount,
  eligibility: scholarships.eligibility,
  criteria: scholarships.criteria,
  deadline: scholarships.deadline,
  deadlineNote: scholarships.deadlineNote,
  verifiedOn: scholarships.verifiedOn,
  verifiedSource: scholarships.verifiedSource,
  asksForMoney: scholarships.asksForMoney,
  asksForNumber: scholarships.asksForNumber,
  saved: { status: savedScholarships.status, deadline: savedScholarships.deadline },
}

export type ScholarshipRow = Awaited<ReturnType<typeof list>>[number]

/** What a student can find: the list, without what is archived unless they have saved it, and their own. */
export function list(db: Database, actor: Actor, studentId = actor.userId) {
  return joined(db, studentId)
    .where(
      and(visibleTo(actor, studentId), or(isNull(scholarships.archivedAt), isNotNull(savedScholarships.id))),
    )
    .orderBy(asc(sql`lower(${scholarships.name})`), asc(scholarships.id))
}

export async function find(db: Database, actor: Actor, id: string): Promise<ScholarshipRow | undefined> {
  const [row] = await joined(db, actor.userId).where(
    and(visibleTo(actor, actor.userId), eq(scholarships.id, id)),
  )
  return row
}

function joined(db: Database, studentId: string) {
  return db
    .select(shown)
    .from(scholarships)
    .leftJoin(
      savedScholarships,
      and(eq(savedScholarships.scholarshipId, scholarships.id), eq(savedScholarships.userId, studentId)),
    )
}

export async function countOwn(tx: Database, { userId }: Actor): Promise<number> {
  const [row] = await tx.select({ own: count() }).from(scholarships).where(eq(scholarships.ownerId, userId))
  return row!.own
}

export async function insert(tx: Database, row: typeof scholarships.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(scholarships).values(row).returning({ id: scholarships.id })
  return inserted!.id
}

/** Saves one that the caller has found visible, or changes how far the student is with it. */
export async function save(
  tx: Database,
  { userId }: Actor,
  scholarshipId: string,
  { status, deadline }: SaveScholarship,
  now: Date,
): Promise<void> {
  const saved = { status, deadline, updatedAt: now }
  await tx
    .insert(savedScholarships)
    .values({ userId, scholarshipId, ...saved, createdAt: now })
    .onConflictDoUpdate({ target: [savedScholarships.userId, savedScholarships.scholarshipId], set: saved })
}

/** Whether it was saved. */
export async function unsave(db: Database, { userId }: Actor, scholarshipId: string): Promise<boolean> {
  const rows = await db
    .delete(savedScholarships)
    .where(and(eq(savedScholarships.userId, userId), eq(savedScholarships.scholarshipId, scholarshipId)))
    .returning({ id: savedScholarships.id })
  return rows.length > 0
}

/** Whether there was such a one of the actor's own. */
export async function remove(db: Database, { userId }: Actor, id: string): Promise<boolean> {
  const rows = await db
    .delete(scholarships)
    .where(and(eq(scholarships.ownerId, userId), eq(scholarships.id, id)))
    .returning({ id: scholarships.id })
  return rows.length > 0
}

/** Everybody's list and the student's own; of a student who shows them their aid, an advisor sees what is saved. */
function visibleTo(actor: Actor, studentId: string): SQL {
  if (actor.role === 'student' && actor.userId === studentId)
    return or(isNull(scholarships.ownerId), eq(scholarships.ownerId, actor.userId))!
  if (actor.role !== 'advisor') return sql`false`
  return isSharedWith(actor, 'aid', savedScholarships.userId)
}
