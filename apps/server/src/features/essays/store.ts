import type { Actor, Role } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/essays/options'
import type { EssayChanges, EssayStatus, NewEssay } from '@bearings/domain/essays/schema'
import { and, count, desc, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { isEssaySharedWith } from '#database/advised.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { isNoLongerRequired } from '#database/still-required.ts'
import { schools } from '#database/tables/colleges.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'

/** The columns of a list. `schoolName` is the catalog's, or the student's own for a school added by hand. */
const summary = {
  id: essays.id,
  entryId: essays.entryId,
  schoolName: sql<string | null>`${entrySchoolName}`,
  promptName: essays.promptName,
  wordLimit: essays.wordLimit,
  characterLimit: essays.characterLimit,
  asked: essays.asked,
  deadline: essays.deadline,
  status: essays.status,
  required: sql<boolean>`not ${isNoLongerRequired('essays')}`,
  words: essays.words,
  revision: essays.revision,
  openComments: sql<number>`(
    select count(*)::int from ${essayComments}
    where ${essayComments.essayId} = ${essays.id} and ${essayComments.parentId} is null
      and ${essayComments.resolvedAt} is null
  )`,
  createdAt: essays.createdAt,
  updatedAt: essays.updatedAt,
}

export function listVisible(db: Database, actor: Actor) {
  return visibleList(db, 'list').execute({ userId: actor.userId })
}

const visibleList = prepared((db) =>
  withSchool(db.select(summary).from(essays).$dynamic())
    .where(visibleTo({ role: 'student', userId: sql.placeholder('userId') }))
    .orderBy(desc(essays.createdAt), desc(essays.id))
    .limit(limits.essays)
    .prepare('essays_list'),
)

/** Selects the essays of this student that they show to the actor, in the same order. */
export function listShared(db: Database, actor: Actor, studentId: string) {
  return withSchool(db.select(summary).from(essays).$dynamic())
    .where(and(eq(essays.userId, studentId), visibleTo(actor)))
    .orderBy(desc(essays.createdAt), desc(essays.id))
}

export async function findVisible(db: Database, actor: Actor, id: string) {
  const [row] = await visibleOne(db, actor.role).execute({ userId: actor.userId, id })
  return row
}

const visibleOne = prepared((db, role: Role) => one(db, role).prepare(`essay_visible_to_${role}`))

function one(db: Database, role: Role) {
  return withSchool(
    db
      .select({
        ...summary,
        content: essays.content,
        student: { id: users.id, fullName: users.fullName, timeZone: users.timeZone },
      })
      .from(essays)
      .innerJoin(users, eq(users.id, essays.userId))
      .$dynamic(),
  ).where(and(eq(essays.id, sql.placeholder('id')), visibleTo({ role, userId: sql.placeholder('userId') })))
}

/** Locks the essay, so that two saves at once take turns. */
export async function lockVisible(tx: Database, actor: Actor, id: string) {
  const [row] = await lockedOne(tx, actor.role).execute({ userId: actor.userId, id })
  return row
}

const lockedOne = prepared((db, role: Role) =>
  one(db, role).for('update', { of: essays }).prepare(`essay_locked_by_${role}`),
)

/**
 * Counts the essays within the limit, including those whose school is in the trash, because they come back
 * with it. Locks the person, so that of two essays added at once the second counts the first.
 */
export async function lockAndCount(tx: Database, { userId }: Actor): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [row] = await tx
    .select({ all: count() })
    .from(essays)
    .where(and(eq(essays.userId, userId), isNull(essays.trashedAt)))
  return row!.all
}

/** Returns whether this school is on the actor's list now. */
export async function ownsEntry(db: Database, { userId }: Actor, entryId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(and(eq(listEntries.id, entryId), eq(listEntries.userId, userId), isNull(listEntries.trashedAt)))
  return row !== undefined
}

export async function insert(db: Database, { userId }: Actor, essay: NewEssay, now: Date): Promise<string> {
  const [row] = await db
    .insert(essays)
    .values({ ...essay, userId, createdAt: now, updatedAt: now })
    .returning({ id: essays.id })
  return row!.id
}

export async function change(
  db: Database,
  { userId }: Actor,
  id: string,
  changes: EssayChanges,
  now: Date,
): Promise<void> {
  await db
    .update(essays)
    .set({ ...changes, updatedAt: now })
    .where(and(eq(essays.id, id), eq(essays.userId, userId)))
}

export async function setText(
  db: Database,
  { userId }: Actor,
  id: string,
  {
    content,
    words,
    status = null,
  }: { content: string; words: number; status?: EssayStatus | null | undefined },
  now: Date,
): Promise<void> {
  await textSet(db, 'text').execute({ id, userId, content, words, status, now: now.toISOString() })
}

const textSet = prepared((db, _variant: 'text') =>
  db
    .update(essays)
    .set({
      content: sql`${sql.placeholder('content')}`,
      words: sql`${sql.placeholder('words')}::integer`,
      status: sql`coalesce(${sql.placeholder('status')}::text, ${essays.status})`,
      revision: sql`${essays.revision} + 1`,
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(and(eq(essays.id, sql.placeholder('id')), eq(essays.userId, sql.placeholder('userId'))))
    .prepare('essay_text_set'),
)

/** Joins each essay with the school it is for, which `visibleTo` looks at too. */
export function withSchool<Query extends PgSelect>(query: Query) {
  return query
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
}

type Viewer = { role: Actor['role']; userId: string | Placeholder }

/**
 * An essay is visible to its student, and to an advisor it is shared with as long as neither the essay nor
 * its school is in the trash. Only the student can see the trash.
 */
export function visibleTo({ role, userId }: Viewer, inTrash?: SQL): SQL | undefined {
  const schoolIsThere = or(isNull(essays.entryId), isNull(listEntries.trashedAt))
  const where = and(inTrash ?? isNull(essays.trashedAt), schoolIsThere)
  if (role === 'student') return and(eq(essays.userId, userId), where)
  const isShown = role === 'advisor' && !inTrash
  return isShown ? and(isEssaySharedWith({ userId }, essays.id, essays.userId), where) : sql`false`
}
