import { randomUUID } from 'node:crypto'
import { limits } from '@bearings/domain/advising/moves/options'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, advisorNotes, formerAdvisors } from '#database/tables/advising.ts'
import { caseloadMoveLinks } from '#database/tables/caseload-moves.ts'
import { users } from '#database/tables/users.ts'
import { lockSchool } from '#features/school/service.ts'
import { moveNotes } from '../links/store.ts'
import { settleAllBetween } from '../requests/settle.ts'
import { chooseAsBy } from './choices.ts'
import { endCovers, keepNames } from './covers.ts'
import * as store from './store.ts'
import { moveWork } from './work.ts'

type Move = { id: string; fromAdvisorId: string; toAdvisorId: string }
type Link = typeof advisorLinks.$inferSelect

/**
 * Hands the next students of a hand-over to the new advisor, and returns their new links; `null` once all
 * are handed over. Takes a transaction in which the hand-over is locked, and locks in the order of all code that changes
 * links: students, advisors, links.
 */
export async function moveNext(
  tx: Database,
  move: Move,
  now: Date,
): Promise<Pick<Link, 'id' | 'studentId'>[] | null> {
  const due = await takeNext(tx, move)
  if (due === null) return null
  const studentIds = due.map(({ studentId }) => studentId)
  const own = await tx
    .select()
    .from(advisorLinks)
    .where(and(isOpenOf(move.toAdvisorId), isAmong(advisorLinks.studentId, studentIds)))
  const ownOf = new Map(own.map((link) => [link.studentId, link]))

  await end(tx, move, due, now)
  const fresh = due.flatMap((old) =>
    ownOf.has(old.studentId)
      ? []
      : [{ ...successorOf(old), advisorId: move.toAdvisorId, createdAt: now, updatedAt: now }],
  )
  if (fresh.length > 0) await tx.insert(advisorLinks).values(fresh)
  await moveNotes(
    tx,
    fresh.map(({ id }) => id),
  )
  const freshOf = new Map(fresh.map((link) => [link.studentId, link.id]))
  const taken = due.map((old) => {
    const kept = ownOf.get(old.studentId)
    return { old, kept, newLinkId: kept?.id ?? freshOf.get(old.studentId)! }
  })
  for (const { kept, old } of taken) if (kept) await makeSchools(tx, kept, old, now)
  await noteTaken(tx, move, taken)
  const notes = await giveNotes(
    tx,
    move,
    due.map(({ id }) => id),
  )
  await chooseAsBy(
    tx,
    taken.flatMap((one) => (kindBefore(one) ? [] : { from: one.old.id, to: one.newLinkId })),
  )
  await settleAllBetween(tx, { advisorId: move.toAdvisorId, studentIds }, now)
  const work = await moveWork(tx, { from: move.fromAdvisorId, to: move.toAdvisorId, studentIds }, now)
  await store.addWork(tx, move.id, [...notes, ...work], now)
  return due.map(({ studentId }) => ({
    studentId,
    id: ownOf.get(studentId)?.id ?? freshOf.get(studentId)!,
  }))
}

/**
 * Locks the next students and returns their open links. Those whose link ended meanwhile are no longer part of it, nor are
 * those who are left once the new one is no advisor any more.
 */
async function takeNext(tx: Database, move: Move): Promise<Link[] | null> {
  const isDue = and(eq(caseloadMoveLinks.moveId, move.id), isNull(caseloadMoveLinks.newLinkId))
  const ended = tx.select({ id: advisorLinks.id }).from(advisorLinks).where(isNotNull(advisorLinks.endedAt))
  await tx.delete(caseloadMoveLinks).where(and(isDue, inArray(caseloadMoveLinks.oldLinkId, ended)))
  const due = await tx
    .select({ id: advisorLinks.id, studentId: advisorLinks.studentId })
    .from(caseloadMoveLinks)
    .innerJoin(advisorLinks, eq(advisorLinks.id, caseloadMoveLinks.oldLinkId))
    .where(isDue)
    .orderBy(asc(advisorLinks.studentId))
    .limit(limits.chunk)
  if (due.length === 0) return null
  const lock = (ids: readonly string[]) =>
    tx
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(isAmong(users.id, ids))
      .orderBy(asc(users.id))
      .for('no key update')
  await lock(due.map(({ studentId }) => studentId))
  await lockSchool(tx)
  const advisors = await lock([move.fromAdvisorId, move.toAdvisorId])
  if (advisors.find(({ id }) => id === move.toAdvisorId)?.role !== 'advisor') {
    await tx.delete(caseloadMoveLinks).where(isDue)
    return null
  }
  return tx
    .select()
    .from(advisorLinks)
    .where(
      and(
        isAmong(
          advisorLinks.id,
          due.map(({ id }) => id),
        ),
        isNull(advisorLinks.endedAt),
      ),
    )
    .orderBy(asc(advisorLinks.studentId))
    .for('update')
}

function successorOf({ inviteId: _inviteId, ...old }: Link) {
  return { ...old, id: randomUUID(), until: null, coversLinkId: null, endedAt: null }
}

/**
 * A colleague who advised the student already now does so for the school, unless the server has left it since, with what
 * the student shows them.
 */
async function makeSchools(tx: Database, kept: Link, old: Link, now: Date): Promise<void> {
  await tx
    .update(advisorLinks)
    .set({
      kind: old.kind,
      isPrimary: old.isPrimary,
      title: kept.coversLinkId === null ? (kept.title ?? old.title) : old.title,
      coversLinkId: null,
      until: null,
      updatedAt: now,
    })
    .where(eq(advisorLinks.id, kept.id))
}

/** Ends the old links and those of who covers. Groups are kept until the links go, so that an undo has them again. */
async function end(tx: Database, move: Move, due: readonly Link[], now: Date): Promise<void> {
  const ids = due.map(({ id }) => id)
  await endCovers(tx, { linkIds: ids, colleagueId: move.toAdvisorId }, now)
  await tx.update(advisorLinks).set({ endedAt: now, updatedAt: now }).where(isAmong(advisorLinks.id, ids))
  await keepNames(tx, ids)
  await tx.delete(formerAdvisors).where(
    and(
      eq(formerAdvisors.advisorId, move.toAdvisorId),
      isAmong(
        formerAdvisors.studentId,
        due.map(({ studentId }) => studentId),
      ),
    ),
  )
}

type Taken = { old: Link; kept: Link | undefined; newLinkId: string }

/** What kind the colleague's own link was. One by which they stood in is not their own, and shows what the old one does. */
function kindBefore({ kept }: Taken): Link['kind'] | null {
  return kept?.coversLinkId === null ? kept.kind : null
}

/** Notes which link replaces each old one, and what kind the colleague's own was before. */
async function noteTaken(tx: Database, move: Move, taken: readonly Taken[]): Promise<void> {
  const { moveId, oldLinkId } = caseloadMoveLinks
  const lists = [
    sql`${sql.param(taken.map(({ old }) => old.id))}::uuid[]`,
    sql`${sql.param(taken.map(({ newLinkId }) => newLinkId))}::uuid[]`,
    sql`${sql.param(taken.map((one) => kindBefore(one) ?? ''))}::text[]`,
  ]
  await tx
    .update(caseloadMoveLinks)
    .set({ newLinkId: sql`taken.new_id`, kindBefore: sql`nullif(taken.kind, '')` })
    .from(sql`unnest(${sql.join(lists, sql`, `)}) as taken (old_id, new_id, kind)`)
    .where(and(eq(moveId, move.id), sql`${oldLinkId} = taken.old_id`))
}

/** The notes of which their author said so go along. All others stay with their author. */
async function giveNotes(tx: Database, move: Move, from: readonly string[]): Promise<string[]> {
  const { id, linkId, goesAlong, updatedAt } = advisorNotes
  const given = await tx
    .update(advisorNotes)
    .set({ linkId: sql`${caseloadMoveLinks.newLinkId}`, updatedAt: sql`${updatedAt}` })
    .from(caseloadMoveLinks)
    .where(
      and(
        eq(caseloadMoveLinks.moveId, move.id),
        eq(caseloadMoveLinks.oldLinkId, linkId),
        isAmong(linkId, from),
        eq(goesAlong, true),
      ),
    )
    .returning({ id })
  return given.map((note) => note.id)
}

function isOpenOf(advisorId: string) {
  return and(eq(advisorLinks.advisorId, advisorId), isNull(advisorLinks.endedAt))
}
