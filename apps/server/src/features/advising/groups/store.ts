import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import type { GroupName } from '@bearings/domain/advising/groups/schema'
import { limits } from '@bearings/domain/advising/options'
import { and, count, eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isAmong, listed } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { isAccount } from '#database/people.ts'
import { prepared } from '#database/prepared.ts'
import { advisorGroups, advisorGroupStudents, advisorLinks } from '#database/tables/advising.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const { groupId, linkId } = advisorGroupStudents

export async function list(db: Database, { userId }: Actor): Promise<(GroupName & { students: number })[]> {
  const rows = await all(db, 'groups').execute({ userId })
  return Promise.all(rows.map((row) => openRow(db, advisorGroups, row.id, row)))
}

/** Prepared, because every page of a roster runs it. */
const all = prepared((db) =>
  db
    .select({ id: advisorGroups.id, name: advisorGroups.name, students: count(users.id) })
    .from(advisorGroups)
    .leftJoin(advisorGroupStudents, eq(groupId, advisorGroups.id))
    .leftJoin(advisorLinks, and(eq(advisorLinks.id, linkId), isNull(advisorLinks.endedAt)))
    .leftJoin(users, isAccount(users, advisorLinks.studentId))
    .where(visibleTo({ userId: sql.placeholder('userId') }))
    .groupBy(advisorGroups.id)
    .limit(limits.groups)
    .prepare('groups_of_advisor'),
)

/** Returns which of these students are in which of the advisor's groups. */
export function membershipsOf(db: Database, actor: Actor, studentIds: readonly string[]) {
  return memberships(db, 'memberships').execute({ userId: actor.userId, studentIds: listed(studentIds) })
}

const memberships = prepared((db, _variant: 'memberships') =>
  db
    .select({ studentId: advisorLinks.studentId, groupId })
    .from(advisorGroupStudents)
    .innerJoin(advisorLinks, eq(advisorLinks.id, linkId))
    .where(
      and(
        isLinkedTo({ userId: sql.placeholder('userId') }),
        isAmong(advisorLinks.studentId, sql.placeholder('studentIds')),
      ),
    )
    .prepare('group_memberships'),
)

export async function studentsIn(db: Database, actor: Actor, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: advisorLinks.studentId })
    .from(advisorLinks)
    .where(and(isLinkedTo(actor), isInGroup(actor, id)))
  return rows.map((row) => row.id)
}

/** Tests whether a link is in this group, if the group is the advisor's own. */
export function isInGroup(actor: Actor, id: string): SQL {
  return sql`exists (select from ${advisorGroupStudents} join ${advisorGroups} on ${advisorGroups.id} = ${groupId}
    where ${linkId} = ${advisorLinks.id} and ${groupId} = ${id} and ${visibleTo(actor)})`
}

export async function insert(tx: Database, { userId }: Actor, name: string, now: Date): Promise<string> {
  const id = randomUUID()
  const group = { advisorId: userId, name, createdAt: now, updatedAt: now }
  await tx.insert(advisorGroups).values({ id, ...sealRow(tx, advisorGroups, id, group) })
  return id
}

export async function rename(tx: Database, actor: Actor, id: string, name: string, now: Date): Promise<void> {
  await tx
    .update(advisorGroups)
    .set(sealRow(tx, advisorGroups, id, { name, updatedAt: now }))
    .where(and(eq(advisorGroups.id, id), visibleTo(actor)))
}

export async function remove(db: Database, actor: Actor, id: string): Promise<boolean> {
  const gone = await db
    .delete(advisorGroups)
    .where(and(eq(advisorGroups.id, id), visibleTo(actor)))
    .returning({ id: advisorGroups.id })
  return gone.length > 0
}

/** Takes an id, because a former advisor can no longer be the actor. */
export async function removeAllOf(tx: Database, advisorId: string): Promise<void> {
  await tx.delete(advisorGroups).where(eq(advisorGroups.advisorId, advisorId))
}

/** Returns whether there is such a group, and locks it so that it is not deleted meanwhile. */
export async function lock(tx: Database, actor: Actor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: advisorGroups.id })
    .from(advisorGroups)
    .where(and(eq(advisorGroups.id, id), visibleTo(actor)))
    .for('update')
  return rows.length > 0
}

/** Returns how many students were added: those of the actor's own who were not in the group yet. */
export async function addStudents(
  tx: Database,
  actor: Actor,
  id: string,
  studentIds: readonly string[],
): Promise<number> {
  const links = await linksOf(tx, actor, studentIds)
  if (links.length === 0) return 0
  const added = await tx
    .insert(advisorGroupStudents)
    .values(links.map((link) => ({ groupId: id, linkId: link.id })))
    .onConflictDoNothing()
    .returning({ linkId })
  return added.length
}

/** Returns the students who were removed: those who were in the group. */
export async function removeStudents(
  tx: Database,
  actor: Actor,
  id: string,
  studentIds: readonly string[],
): Promise<string[]> {
  const removed = await tx
    .delete(advisorGroupStudents)
    .where(and(eq(groupId, id), inArray(linkId, linksOf(tx, actor, studentIds))))
    .returning({ linkId })
  const students = await tx
    .select({ id: advisorLinks.studentId })
    .from(advisorLinks)
    .where(
      isAmong(
        advisorLinks.id,
        removed.map((row) => row.linkId),
      ),
    )
  return students.map(({ id }) => id)
}

function linksOf(db: Database, actor: Actor, studentIds: readonly string[]) {
  return db
    .select({ id: advisorLinks.id })
    .from(advisorLinks)
    .where(and(isLinkedTo(actor), isAmong(advisorLinks.studentId, studentIds)))
}

function isLinkedTo({ userId }: { userId: string | Placeholder }): SQL | undefined {
  return and(eq(advisorLinks.advisorId, userId), isNull(advisorLinks.endedAt))
}

function visibleTo({ userId }: { userId: string | Placeholder }): SQL {
  return eq(advisorGroups.advisorId, userId)
}
