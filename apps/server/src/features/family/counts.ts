import type { Actor } from '@bearings/domain/actor'
import { statuses } from '@bearings/domain/essays/options'
import { isFinished } from '@bearings/domain/essays/rules'
import { and, count, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { isSharedWithGuardian } from '#database/advised.ts'
import { isCountedLetter } from '#database/counted-letters.ts'
import type { Database } from '#database/open.ts'
import { countWhere } from '#database/sql.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'

const finished = statuses.filter((status) => isFinished({ status }))

/** Counts a student's essays and the finished ones, for a guardian who may see that. */
export async function essaysDone(db: Database, actor: Actor, studentId: string) {
  const [row] = await db
    .select({ done: countWhere(inArray(essays.status, finished)), of: count() })
    .from(essays)
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .where(
      and(
        eq(essays.userId, studentId),
        isSharedWithGuardian(actor, 'essays', essays.userId),
        isNull(essays.trashedAt),
        or(isNull(essays.entryId), isNull(listEntries.trashedAt)),
      ),
    )
  return row!
}

/** Counts the letters of a student's recommenders that were sent or are of use still, and those sent, for a guardian who may see that. */
export async function lettersSent(db: Database, actor: Actor, studentId: string) {
  const [row] = await db
    .select({ done: countWhere(isNotNull(recommenderLetters.sentOn)), of: count() })
    .from(recommenderLetters)
    .innerJoin(recommenders, eq(recommenders.id, recommenderLetters.recommenderId))
    .innerJoin(listEntries, eq(listEntries.id, recommenderLetters.entryId))
    .where(
      and(
        eq(recommenders.userId, studentId),
        isSharedWithGuardian(actor, 'letters', recommenders.userId),
        isCountedLetter,
      ),
    )
  return row!
}
