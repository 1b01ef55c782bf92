import type { Move } from '@bearings/domain/advising/moves/schema'
import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAmong, listed } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, formerAdvisors } from '#database/tables/advising.ts'
import { caseloadMoveLinks, caseloadMoves } from '#database/tables/caseload-moves.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { users } from '#database/tables/users.ts'
import { isOfSchool } from '../links/store.ts'

const givers = alias(users, 'giver')
const successors = alias(users, 'successor')
const newLinks = alias(advisorLinks, 'new_link')

const moved = sql`(select count(*)::int from ${caseloadMoveLinks} moved
  where moved.move_id = ${caseloadMoves.id} and moved.new_link_id is not null)`
/** Those who have not joined went over with it at once, and are known for as long as it can be taken back. */
const expected = sql`(select count(*)::int from ${schoolPeople} person where person.id = any(${caseloadMoves.work}))`

export type MoveRow = Omit<Move, 'at' | 'undoUntil'> & { at: Date }

function select(db: Database) {
  return db
    .select({
      id: caseloadMoves.id,
      from: { id: givers.id, fullName: givers.fullName },
      to: { id: successors.id, fullName: successors.fullName },
      state: caseloadMoves.state,
      students: sql<number>`${caseloadMoves.students} + ${expected}`,
      moved: sql<number>`${moved} + ${expected}`,
      at: caseloadMoves.at,
    })
    .from(caseloadMoves)
    .innerJoin(givers, eq(givers.id, caseloadMoves.fromAdvisorId))
    .innerJoin(successors, eq(successors.id, caseloadMoves.toAdvisorId))
}

export async function find(db: Database, id: string): Promise<MoveRow | undefined> {
  const [row] = await select(db).where(eq(caseloadMoves.id, id))
  return row
}

/** Finds the last hand-over from this advisor that was carried out and not taken back. */
export async function latestFrom(db: Database, advisorId: string): Promise<MoveRow | undefined> {
  const [row] = await select(db)
    .where(
      and(eq(caseloadMoves.fromAdvisorId, advisorId), inArray(caseloadMoves.state, ['accepted', 'done'])),
    )
    .orderBy(desc(caseloadMoves.at), desc(caseloadMoves.id))
    .limit(1)
  return row
}

export async function lock(tx: Database, id: string) {
  const [row] = await tx.select().from(caseloadMoves).where(eq(caseloadMoves.id, id)).for('update')
  return row
}

/** Returns the ids of the hand-overs that are not finished. */
export async function underWay(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: caseloadMoves.id })
    .from(caseloadMoves)
    .where(eq(caseloadMoves.state, 'accepted'))
  return rows.map(({ id }) => id)
}

type NewMove = Pick<
  typeof caseloadMoves.$inferInsert,
  'fromAdvisorId' | 'toAdvisorId' | 'askedById' | 'state'
>

/** Begins a hand-over of all school links of an advisor, or of those with these students; returns its id and how many. */
export async function insert(
  tx: Database,
  move: NewMove,
  now: Date,
  studentIds?: readonly string[],
): Promise<{ id: string; students: number }> {
  const [row] = await tx
    .insert(caseloadMoves)
    .values({ ...move, students: 0, at: now, createdAt: now, updatedAt: now })
    .returning({ id: caseloadMoves.id })
  const { id } = row!
  return { id, students: await addLinks(tx, id, move.fromAdvisorId, studentIds) }
}

/** Notes the school links of an advisor as those of a hand-over, and returns how many they are. */
async function addLinks(
  tx: Database,
  id: string,
  fromAdvisorId: string,
  studentIds?: readonly string[],
): Promise<number> {
  const links = tx
    .select({
      moveId: sql`${id}::uuid`.as('move_id'),
      oldLinkId: advisorLinks.id,
      newLinkId: sql`null::uuid`.as('new_link_id'),
      kindBefore: sql`null::text`.as('kind_before'),
    })
    .from(advisorLinks)
    .where(and(isOfSchool(fromAdvisorId), studentIds && isAmong(advisorLinks.studentId, studentIds)))
  const inserted = await tx
    .insert(caseloadMoveLinks)
    .select(links)
    .returning({ id: caseloadMoveLinks.oldLinkId })
  await tx.update(caseloadMoves).set({ students: inserted.length }).where(eq(caseloadMoves.id, id))
  return inserted.length
}

/** Returns the advisors to whom the school has assigned these students first. */
export async function primaryAdvisorsOf(db: Database, studentIds: readonly string[]): Promise<string[]> {
  const { advisorId, studentId, kind, isPrimary, endedAt } = advisorLinks
  const rows = await db
    .selectDistinct({ advisorId })
    .from(advisorLinks)
    .where(and(isAmong(studentId, studentIds), eq(kind, 'school'), eq(isPrimary, true), isNull(endedAt)))
  return rows.map((row) => row.advisorId)
}

/** Returns those of these students to whom the school has assigned nobody. */
export async function withoutPrimary(db: Database, studentIds: readonly string[]): Promise<string[]> {
  const { studentId, kind, isPrimary, endedAt } = advisorLinks
  const isTheirs = and(
    isAmong(studentId, studentIds),
    eq(kind, 'school'),
    eq(isPrimary, true),
    isNull(endedAt),
  )
  const rows = await db.select({ studentId }).from(advisorLinks).where(isTheirs)
  const assigned = new Set(rows.map((row) => row.studentId))
  return studentIds.filter((id) => !assigned.has(id))
}

/** Returns those of these students whom an advisor has never advised, as far as both accounts remember. */
export async function neverAdvised(
  db: Database,
  advisorId: string,
  studentIds: readonly string[],
): Promise<string[]> {
  const { studentId } = formerAdvisors
  const theirs = and(eq(formerAdvisors.advisorId, advisorId), isAmong(studentId, studentIds))
  const former = new Set(
    (await db.select({ studentId }).from(formerAdvisors).where(theirs)).map((row) => row.studentId),
  )
  return studentIds.filter((id) => !former.has(id))
}

/** Returns the proposed hand-overs from or to this advisor, the newest first. */
export function proposedOf(db: Database, advisorId: string): Promise<MoveRow[]> {
  const isTheirs = or(eq(caseloadMoves.fromAdvisorId, advisorId), eq(caseloadMoves.toAdvisorId, advisorId))
  return select(db)
    .where(and(eq(caseloadMoves.state, 'proposed'), isTheirs))
    .orderBy(desc(caseloadMoves.at), desc(caseloadMoves.id))
}

export async function propose(
  tx: Database,
  move: NewMove & { students: number },
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(caseloadMoves)
    .values({ ...move, state: 'proposed', at: now, createdAt: now, updatedAt: now })
    .returning({ id: caseloadMoves.id })
  return row!.id
}

/** Begins a hand-over that was proposed, and returns how many students it is of. */
export async function accept(
  tx: Database,
  { id, fromAdvisorId }: { id: string; fromAdvisorId: string },
  now: Date,
): Promise<number> {
  await tx
    .update(caseloadMoves)
    .set({ state: 'accepted', at: now, updatedAt: now })
    .where(eq(caseloadMoves.id, id))
  return addLinks(tx, id, fromAdvisorId)
}

/** Ends the proposals of an advisor, and returns their ids. */
export async function refuseAllFrom(tx: Database, advisorId: string, now: Date): Promise<string[]> {
  const refused = await tx
    .update(caseloadMoves)
    .set({ state: 'refused', updatedAt: now })
    .where(and(eq(caseloadMoves.fromAdvisorId, advisorId), eq(caseloadMoves.state, 'proposed')))
    .returning({ id: caseloadMoves.id })
  return refused.map(({ id }) => id)
}

export async function setState(
  tx: Database,
  id: string,
  state: 'done' | 'undone' | 'refused',
  now: Date,
): Promise<void> {
  await tx.update(caseloadMoves).set({ state, updatedAt: now }).where(eq(caseloadMoves.id, id))
}

/** Removes a hand-over that nobody can take back. The links stay as it has left them. */
export async function remove(tx: Database, id: string): Promise<void> {
  await tx.delete(caseloadMoves).where(eq(caseloadMoves.id, id))
}

/** Keeps what went over with some students, so that nothing else is given back. */
export async function addWork(tx: Database, id: string, work: readonly string[], now: Date): Promise<void> {
  await tx
    .update(caseloadMoves)
    .set({ work: sql`${caseloadMoves.work} || ${listed(work)}::uuid[]`, updatedAt: now })
    .where(eq(caseloadMoves.id, id))
}

/** Forgets what went over with the hand-overs that began before this. They can no longer be taken back. */
export async function forgetWork(db: Database, before: Date): Promise<void> {
  await db
    .update(caseloadMoves)
    .set({ work: [] })
    .where(and(lt(caseloadMoves.at, before), sql`${caseloadMoves.work} <> '{}'`))
}

/** Counts an advisor's open links: the school's by class, and the personal ones. */
export async function countByClass(db: Database, advisorId: string) {
  return db
    .select({ kind: advisorLinks.kind, graduationYear: users.graduationYear, students: count() })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(
      and(
        eq(advisorLinks.advisorId, advisorId),
        isNull(advisorLinks.endedAt),
        isNull(advisorLinks.coversLinkId),
      ),
    )
    .groupBy(advisorLinks.kind, users.graduationYear)
    .orderBy(sql`${users.graduationYear} nulls last`)
}

/** Returns the links of a hand-over that it has replaced, of students who have not gone on to somebody else since. */
export function replaced(db: Database, moveId: string) {
  const { oldLinkId, newLinkId, kindBefore } = caseloadMoveLinks
  return db
    .select({
      oldLinkId,
      newLinkId: newLinks.id,
      since: newLinks.createdAt,
      kindBefore,
      studentId: advisorLinks.studentId,
    })
    .from(caseloadMoveLinks)
    .innerJoin(advisorLinks, eq(advisorLinks.id, oldLinkId))
    .innerJoin(newLinks, eq(newLinks.id, newLinkId))
    .where(and(eq(caseloadMoveLinks.moveId, moveId), isNull(newLinks.endedAt)))
    .orderBy(advisorLinks.studentId)
}
