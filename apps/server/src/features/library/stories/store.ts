import type { Actor } from '@bearings/domain/actor'
import type { Profile } from '@bearings/domain/library/schema'
import type { ModeratedStory, StoryDraft } from '@bearings/domain/library/stories/schema'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { countWhere } from '#database/sql.ts'
import { stories } from '#database/tables/stories.ts'
import { users } from '#database/tables/users.ts'
import type { Start } from '#platform/requests/pagination.ts'

/** A page of this many rows, after this story. */
type Page = { start: Start | undefined; rows: number }

export async function findOwn(db: Database, actor: Actor) {
  const [row] = await db
    .select({
      state: stories.state,
      draft: stories.draft,
      offered: stories.offered,
      reason: stories.reason,
    })
    .from(stories)
    .where(visibleTo(actor))
  return row
}

/** Returns the name that the shown name is made of. A story must reveal neither it nor the student ID. */
export async function findOwner(db: Database, actor: Actor) {
  const [owner] = await db
    .select({ fullName: users.fullName, studentId: users.studentId })
    .from(users)
    .where(isOwner(actor))
  return owner
}

/** Locks the student's account until the transaction ends, so that nobody else changes their story. */
export async function lockOwner(tx: Database, actor: Actor): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(isOwner(actor)).for('no key update')
}

export async function saveDraft(db: Database, { userId }: Actor, draft: StoryDraft, now: Date) {
  await db
    .insert(stories)
    .values({ userId, draft, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: stories.userId, set: { draft, updatedAt: now } })
}

export async function offer(tx: Database, actor: Actor, offered: Profile, now: Date) {
  await tx
    .update(stories)
    .set({ state: 'offered', offered, publicId: offered.id, offeredAt: now, reason: null, updatedAt: now })
    .where(visibleTo(actor))
}

/** Returns whether there was anything to withdraw. */
export async function withdraw(tx: Database, actor: Actor, now: Date): Promise<boolean> {
  const rows = await tx
    .update(stories)
    .set({ state: 'draft', ...nowhere, updatedAt: now })
    .where(and(visibleTo(actor), isNotNull(stories.offered)))
    .returning({ userId: stories.userId })
  return rows.length > 0
}

/** Returns published stories of students with an active account, the newest first. */
export function published(db: Database, actor: Actor, { start, rows }: Page, now: Date) {
  return db
    .select({ offered: stories.offered, offeredAt: stories.offeredAt })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .where(and(isReadableBy(actor), isShowable(now), start && sql`${place} < ${placeOf(start)}`))
    .orderBy(desc(stories.offeredAt), desc(stories.publicId))
    .limit(rows)
}

export async function findPublished(
  db: Database,
  actor: Actor,
  publicId: string,
  now: Date,
): Promise<Profile | null> {
  const [row] = await db
    .select({ offered: stories.offered })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .where(and(eq(stories.publicId, publicId), isReadableBy(actor), isShowable(now)))
  return row?.offered ?? null
}

/** Returns stories for admins, never drafts: offers waiting longest first, or latest publications first. */
export function moderated(
  db: Database,
  actor: Actor,
  { state, start, rows }: Page & { state: ModeratedStory['state'] },
  now: Date,
) {
  const [order, beyond] = state === 'offered' ? [asc, sql`>`] : [desc, sql`<`]
  return db
    .select({ state: stories.state, offered: stories.offered, offeredAt: stories.offeredAt })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .where(
      and(
        visibleTo(actor),
        eq(stories.state, state),
        isShowable(now),
        start && sql`${place} ${beyond} ${placeOf(start)}`,
      ),
    )
    .orderBy(order(stories.offeredAt), order(stories.publicId))
    .limit(rows)
}

const place = sql`(${stories.offeredAt}, ${stories.publicId})`

function placeOf({ time, id }: Start): SQL {
  return sql`(${time.toISOString()}::timestamptz, ${id}::text)`
}

export async function counts(db: Database, actor: Actor, now: Date) {
  const [row] = await db
    .select({
      waiting: countWhere(eq(stories.state, 'offered')),
      published: countWhere(eq(stories.state, 'published')),
    })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .where(and(visibleTo(actor), isShowable(now)))
  return row!
}

/** Publishes an offer of a student whose account is in use, and returns its owner. */
export async function approve(tx: Database, actor: Actor, publicId: string, now: Date) {
  const [row] = await tx
    .update(stories)
    .set({ state: 'published', updatedAt: now })
    .where(
      and(
        visibleTo(actor),
        eq(stories.publicId, publicId),
        eq(stories.state, 'offered'),
        inArray(stories.userId, tx.select({ id: users.id }).from(users).where(isShowable(now))),
      ),
    )
    .returning({ userId: stories.userId })
  return row
}

/** Sends back an offer or a published story, and returns its owner. */
export async function decline(tx: Database, actor: Actor, publicId: string, reason: string, now: Date) {
  const [row] = await tx
    .update(stories)
    .set({ state: 'declined', ...nowhere, reason, updatedAt: now })
    .where(and(visibleTo(actor), eq(stories.publicId, publicId)))
    .returning({ userId: stories.userId })
  return row
}

/** Withdraws what this student has offered or published. The caller must have locked their account. */
export async function takeDownOf(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(stories)
    .set({ state: 'declined', ...nowhere, updatedAt: now })
    .where(and(eq(stories.userId, userId), isNotNull(stories.offered)))
}

const nowhere = { offered: null, publicId: null, offeredAt: null, reason: null }

/** A story is visible to its student. An admin sees what was offered of it. */
function visibleTo({ role, userId }: Actor): SQL {
  if (role === 'student') return eq(stories.userId, userId)
  return role === 'admin' ? isNotNull(stories.offered) : sql`false`
}

/**
 * Matches the published stories for people with an account. A person in a demo is anonymous and reads none.
 * `offered` is tested so that the partial index is used.
 */
function isReadableBy({ demoId }: Actor): SQL {
  if (demoId !== null) return sql`false`
  return and(eq(stories.state, 'published'), isNotNull(stories.offered))!
}

function isOwner({ userId }: Actor): SQL {
  return and(eq(users.id, userId), eq(users.role, 'student'))!
}

/** Matches students outside demos whose account is in use. */
function isShowable(now: Date): SQL {
  return and(eq(users.role, 'student'), isNull(users.demoId), isInUse(now))!
}
