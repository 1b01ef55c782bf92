import type { Actor } from '@bearings/domain/actor'
import type { ScholarshipKind } from '@bearings/domain/money/options'
import type { SaveScholarship } from '@bearings/domain/money/scholarships/schema'
import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAdvisorOf, isSharedWith } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { savedScholarships, scholarships } from '#database/tables/money.ts'
import { users } from '#database/tables/users.ts'

const columns = {
  id: scholarships.id,
  ownerId: scholarships.ownerId,
  kind: scholarships.kind,
  name: scholarships.name,
  sponsor: scholarships.sponsor,
  url: scholarships.url,
  amount: scholarships.amount,
  eligibility: scholarships.eligibility,
  applyWith: scholarships.applyWith,
  criteria: scholarships.criteria,
  opensOn: scholarships.opensOn,
  deadline: scholarships.deadline,
  usualDeadline: scholarships.usualDeadline,
  deadlineNote: scholarships.deadlineNote,
  renewal: scholarships.renewal,
  readOn: scholarships.readOn,
  verifiedOn: scholarships.verifiedOn,
  verifiedSource: scholarships.verifiedSource,
  asksForMoney: scholarships.asksForMoney,
  asksForNumber: scholarships.asksForNumber,
  saved: { status: savedScholarships.status, deadline: savedScholarships.deadline },
}

export type ScholarshipRow = Awaited<ReturnType<typeof all>>[number]

const isSaved = isNotNull(savedScholarships.id)
/** Archived scholarships are visible to students who saved them. */
const isFound = or(isNull(scholarships.archivedAt), isSaved)
const inOrder = [sql`lower(${scholarships.name})`, asc(scholarships.id)] as const

/** The most that are judged for one student: every read judges them all, and admins may import more. */
const mostJudged = 2000

/**
 * Selects what a student can find of one kind, up to as many as are judged: their own, their advisors' and what they saved
 * first, then those of the data files, then the newest import.
 */
export function all(db: Database, actor: Actor, of: { kind?: ScholarshipKind; state?: string } = {}) {
  const { kind, state } = of
  const among = JSON.stringify([{ field: 'state', among: [state] }])
  return joined(db, actor.userId)
    .where(
      and(
        visibleTo(actor, actor.userId),
        isFound,
        kind && eq(scholarships.kind, kind),
        state === undefined ? undefined : sql`${scholarships.criteria} @> ${among}::jsonb`,
      ),
    )
    .orderBy(
      sql`(${isSaved} or ${scholarships.ownerId} is not null) desc`,
      sql`(${scholarships.key} is not null) desc`,
      desc(scholarships.createdAt),
      asc(scholarships.id),
    )
    .limit(mostJudged)
}

/** Selects what a student has saved, for those to whom they show it. */
export function savedBy(db: Database, actor: Actor, studentId: string) {
  return joined(db, studentId)
    .where(and(visibleTo(actor, studentId), isSaved))
    .orderBy(...inOrder)
}

/** Selects what the actor has saved or added, with the keys that the data files use. */
export function savedOrOwn(db: Database, actor: Actor) {
  return db
    .select({ ...columns, key: scholarships.key })
    .from(scholarships)
    .leftJoin(savedScholarships, isSavedBy(actor.userId))
    .where(and(visibleTo(actor, actor.userId), or(isSaved, eq(scholarships.ownerId, actor.userId))))
    .orderBy(...inOrder)
}

/** Finds a shared scholarship, by its key in the data files if there is one, else by its name. */
export async function findShared(
  db: Database,
  { key, name }: { key: string | null; name: string },
): Promise<string | undefined> {
  const isIt = key === null ? sql`lower(${scholarships.name}) = lower(${name})` : eq(scholarships.key, key)
  const [row] = await db
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(and(isNull(scholarships.ownerId), isNull(scholarships.archivedAt), isIt))
    .orderBy(...inOrder)
    .limit(1)
  return row?.id
}

export async function find(db: Database, actor: Actor, id: string): Promise<ScholarshipRow | undefined> {
  const [row] = await joined(db, actor.userId).where(
    and(visibleTo(actor, actor.userId), eq(scholarships.id, id)),
  )
  return row
}

function joined(db: Database, studentId: string) {
  return db.select(columns).from(scholarships).leftJoin(savedScholarships, isSavedBy(studentId))
}

function isSavedBy(studentId: string): SQL {
  return and(eq(savedScholarships.scholarshipId, scholarships.id), eq(savedScholarships.userId, studentId))!
}

/** Returns whether the actor can find the scholarship, and protects it from deletion in the transaction. */
export async function lockVisible(tx: Database, actor: Actor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(and(visibleTo(actor, actor.userId), eq(scholarships.id, id)))
    .for('key share')
  return rows.length > 0
}

/**
 * Returns how many scholarships the actor has added. Locks the person, so that of two added at once the
 * second counts the first.
 */
export async function lockAndCountOwn(tx: Database, { userId }: Actor): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [row] = await tx.select({ own: count() }).from(scholarships).where(eq(scholarships.ownerId, userId))
  return row!.own
}

export async function insert(tx: Database, row: typeof scholarships.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(scholarships).values(row).returning({ id: scholarships.id })
  return inserted!.id
}

/** Saves a scholarship that the caller has found visible, or changes the status of a saved one. */
export async function save(
  tx: Database,
  { userId }: Actor,
  scholarshipId: string,
  { status, deadline }: SaveScholarship,
  now: Date,
): Promise<string> {
  const saved = { status, deadline, updatedAt: now }
  const [row] = await tx
    .insert(savedScholarships)
    .values({ userId, scholarshipId, ...saved, createdAt: now })
    .onConflictDoUpdate({ target: [savedScholarships.userId, savedScholarships.scholarshipId], set: saved })
    .returning({ id: savedScholarships.id })
  return row!.id
}

/** Returns the ids of what is no longer saved, one or none. */
export async function unsave(db: Database, { userId }: Actor, scholarshipId: string): Promise<string[]> {
  const rows = await db
    .delete(savedScholarships)
    .where(and(eq(savedScholarships.userId, userId), eq(savedScholarships.scholarshipId, scholarshipId)))
    .returning({ id: savedScholarships.id })
  return rows.map(({ id }) => id)
}

/** Returns whether the actor had added such a scholarship. */
export async function remove(db: Database, { userId }: Actor, id: string): Promise<boolean> {
  const rows = await db
    .delete(scholarships)
    .where(and(eq(scholarships.ownerId, userId), eq(scholarships.id, id)))
    .returning({ id: scholarships.id })
  return rows.length > 0
}

/**
 * A student sees the shared list, their own, those of their advisors, and what they have saved of those before.
 * An advisor to whom a student shows their aid sees what that student has saved.
 */
function visibleTo(actor: Actor, studentId: string): SQL {
  if (actor.role === 'student' && actor.userId === studentId)
    return or(
      isNull(scholarships.ownerId),
      eq(scholarships.ownerId, actor.userId),
      isAdvisorOf(scholarships.ownerId, actor.userId),
      sql`exists (select 1 from ${savedScholarships} kept
        where kept.scholarship_id = ${scholarships}."id" and kept.user_id = ${actor.userId})`,
    )!
  if (actor.role !== 'advisor') return sql`false`
  return isSharedWith(actor, 'aid', savedScholarships.userId)
}
