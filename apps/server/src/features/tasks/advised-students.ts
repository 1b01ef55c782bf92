import type { Actor } from '@bearings/domain/actor'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'

/** Returns the students whom this advisor advises now, by name. */
export async function listAdvised(db: Database, actor: Actor) {
  const rows = await db
    .select({ id: users.id, fullName: users.fullName, email: users.email })
    .from(users)
    .where(and(isAdvisedBy(actor, users.id), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
  return inOrderOfNames(rows, ({ fullName }) => fullName)
}

export type Advised = Awaited<ReturnType<typeof lockAdvised>>[number]

/**
 * Returns those of these students whom this advisor advises now, with how many tasks they have from the
 * advisor. Locks the students first, as ending a link does, so neither the link nor the count changes until
 * the transaction ends.
 */
export async function lockAdvised(tx: Database, actor: Actor, ids: readonly string[]) {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update')
  return advisedAmong(tx, actor, ids)
}

/** Returns the same without locks, for reading only. */
export async function advisedAmong(db: Database, actor: Actor, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, fullName: users.fullName, timeZone: users.timeZone, tasks: tasksFrom(actor) })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isAdvisedBy(actor, users.id), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
  return inOrderOfNames(rows, ({ fullName }) => fullName)
}

function tasksFrom({ userId }: Actor): SQL<number> {
  // Written out, because Drizzle does not qualify the columns of an only table.
  return sql<number>`(select count(*)::int from ${tasks} given
    where given.student_id = users.id and given.advisor_id = ${userId})`
}

export async function isAdvised(db: Database, advisorId: string, studentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, studentId), isAdvisedBy({ userId: advisorId }, users.id)))
  return rows.length > 0
}
