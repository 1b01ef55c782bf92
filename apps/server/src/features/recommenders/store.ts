import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import type {
  Letter,
  LetterSchool,
  NewRecommender,
  RecommenderChanges,
} from '@bearings/domain/recommenders/schema'
import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ownOrShared } from '#database/advised.ts'
import { isDoneRequest } from '#database/counted-letters.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { schoolRequirements, schools } from '#database/tables/colleges.ts'
import { letterRequests } from '#database/tables/letters.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const { id, name, kind, knownFrom, state, askedOn, note, thanked, createdAt } = recommenders
const { recommenderId, entryId, sentOn, saidBy } = recommenderLetters

/** Returns a student's recommenders without their letters, in the order in which they were added. */
export async function list(db: Database, actor: Actor, studentId = actor.userId) {
  const rows = await db
    .select({ id, name, kind, knownFrom, state, askedOn, note, thanked })
    .from(recommenders)
    .where(visibleTo(actor, studentId))
    .orderBy(asc(createdAt), asc(id))
  return Promise.all(rows.map((row) => openRow(db, recommenders, row.id, row)))
}

/** Returns their letters for the schools that are on the list now, by the names of the schools. */
export async function letters(
  db: Database,
  actor: Actor,
  studentId = actor.userId,
): Promise<(Letter & { recommenderId: string })[]> {
  const rows = await db
    .select({ recommenderId, entryId, sentOn, saidBy, schoolName: entrySchoolName })
    .from(recommenderLetters)
    .innerJoin(recommenders, eq(id, recommenderId))
    .innerJoin(listEntries, eq(listEntries.id, entryId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(visibleTo(actor, studentId), isNull(listEntries.trashedAt)))
  return inOrderOfNames(rows, ({ schoolName }) => schoolName).map((letter) => ({
    recommenderId: letter.recommenderId,
    entryId: letter.entryId,
    sentOn: letter.sentOn,
    saidBy: letter.sentOn === null ? null : (letter.saidBy ?? 'student'),
  }))
}

/**
 * Returns the schools of a list, by name, with the letters that each asks for. An advisor sees those that
 * somebody writes for, and the others too if `hasList` says that the student shows the list.
 */
export async function askingSchools(
  db: Database,
  actor: Actor,
  { studentId = actor.userId, hasList = true }: { studentId?: string; hasList?: boolean } = {},
): Promise<LetterSchool[]> {
  const isWrittenFor = inArray(
    listEntries.id,
    db
      .select({ id: entryId })
      .from(recommenderLetters)
      .innerJoin(recommenders, eq(id, recommenderId))
      .where(visibleTo(actor, studentId)),
  )
  const rows = await db
    .select({
      entryId: listEntries.id,
      name: entrySchoolName,
      deadline: listEntries.deadline,
      status: listEntries.status,
      teachers: schoolRequirements.teacherEvaluations,
      counselor: schoolRequirements.counselorRecommendation,
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .leftJoin(schoolRequirements, eq(schoolRequirements.schoolId, listEntries.schoolId))
    .where(
      and(
        ownOrShared(actor, 'letters', listEntries.userId, studentId),
        isNull(listEntries.trashedAt),
        hasList ? undefined : isWrittenFor,
      ),
    )
  return inOrderOfNames(rows, ({ name }) => name)
}

/** Counts the actor's recommenders, with the actor locked, so that concurrent additions are counted. */
export async function lockAndCount(tx: Database, actor: Actor): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
  const rows = await tx.select({ id }).from(recommenders).where(visibleTo(actor))
  return rows.length
}

/** Locks a recommender of the actor's, and returns whether there is one. */
export async function lock(tx: Database, actor: Actor, one: string): Promise<boolean> {
  const rows = await tx
    .select({ id })
    .from(recommenders)
    .where(and(eq(id, one), visibleTo(actor)))
    .for('update')
  return rows.length > 0
}

/** Returns whether all of these schools are on the actor's list, or in their trash. */
export async function areOwn(tx: Database, actor: Actor, entryIds: readonly string[]): Promise<boolean> {
  if (entryIds.length === 0) return true
  const rows = await tx
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(and(isAmong(listEntries.id, entryIds), eq(listEntries.userId, actor.userId)))
  return rows.length === entryIds.length
}

type RecommenderFields = Omit<NewRecommender, 'letters'>

export async function insert(
  tx: Database,
  { userId }: Actor,
  values: RecommenderFields,
  now: Date,
): Promise<string> {
  const one = randomUUID()
  const row = { ...values, userId, createdAt: now, updatedAt: now }
  await tx.insert(recommenders).values({ id: one, ...sealRow(tx, recommenders, one, row) })
  return one
}

export async function change(
  tx: Database,
  actor: Actor,
  one: string,
  changes: Omit<RecommenderChanges, 'letters'>,
  now: Date,
): Promise<void> {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  const values = Object.fromEntries(named) as Partial<RecommenderFields>
  await tx
    .update(recommenders)
    .set(sealRow(tx, recommenders, one, { ...values, updatedAt: now }))
    .where(and(eq(id, one), visibleTo(actor)))
}

/**
 * Makes these the letters of a recommender whom the caller has locked. Letters for schools in the trash stay,
 * and come back with their school. When a letter was sent stays as somebody else said it.
 */
export async function setLetters(
  tx: Database,
  actor: Actor,
  one: string,
  given: readonly Pick<Letter, 'entryId' | 'sentOn'>[],
) {
  const onList = tx.select({ id: listEntries.id }).from(listEntries).where(isOnListOf(actor))
  const kept = given.map((letter) => letter.entryId)
  const isGone = and(eq(recommenderId, one), inArray(entryId, onList))
  await tx.delete(recommenderLetters).where(kept.length > 0 ? and(isGone, notInArray(entryId, kept)) : isGone)
  if (given.length === 0) return
  await tx
    .insert(recommenderLetters)
    .values(
      given.map((letter) => ({
        entryId: letter.entryId,
        sentOn: letter.sentOn,
        saidBy: letter.sentOn === null ? null : ('student' as const),
        recommenderId: one,
      })),
    )
    .onConflictDoUpdate({
      target: [recommenderId, entryId],
      set: { sentOn: sql`excluded.sent_on`, saidBy: sql`excluded.said_by` },
      setWhere: isStudentsWord,
    })
}

/** Whether nobody but the student has said when a letter was sent. */
const isStudentsWord = sql`coalesce(${saidBy}, 'student') = 'student'`

/** Returns who said when a letter was sent, for a school on the list, and locks it; `undefined` without such a letter. */
export async function lockLetter(tx: Database, actor: Actor, one: { id: string; entryId: string }) {
  const [row] = await tx
    .select({ saidBy })
    .from(recommenderLetters)
    .innerJoin(recommenders, eq(id, recommenderId))
    .innerJoin(listEntries, eq(listEntries.id, entryId))
    .where(and(eq(recommenderId, one.id), eq(entryId, one.entryId), visibleTo(actor), isOnListOf(actor)))
    .for('update', { of: recommenderLetters })
  return row
}

/** Says for the student when a locked letter was sent. */
export async function setSent(
  tx: Database,
  one: { id: string; entryId: string },
  day: string | null,
): Promise<void> {
  await tx
    .update(recommenderLetters)
    .set({ sentOn: day, saidBy: day === null ? null : 'student' })
    .where(and(eq(recommenderId, one.id), eq(entryId, one.entryId)))
}

const request = alias(letterRequests, 'request')

/**
 * Returns whether this recommender was asked through Bearings and has not declined, and whether every letter was sent;
 * `undefined` if not.
 */
export async function askOf(tx: Database, actor: Actor, one: string) {
  const [row] = await tx
    .select({ isDone: sql<boolean>`${isDoneRequest()}` })
    .from(request)
    .innerJoin(recommenders, eq(id, request.recommenderId))
    .where(and(eq(id, one), visibleTo(actor), inArray(request.state, ['asked', 'accepted'])))
  return row
}

export async function remove(tx: Database, actor: Actor, one: string): Promise<void> {
  await tx.delete(recommenders).where(and(eq(id, one), visibleTo(actor)))
}

function isOnListOf({ role, userId }: Actor): SQL {
  return role === 'student' ? and(eq(listEntries.userId, userId), isNull(listEntries.trashedAt))! : sql`false`
}

/** Recommenders are visible to their student, and to the advisor to whom the student shows them. */
function visibleTo(actor: Actor, studentId = actor.userId): SQL {
  return ownOrShared(actor, 'letters', recommenders.userId, studentId)
}
