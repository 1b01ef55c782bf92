import { todayIn } from '@bearings/domain/today'
import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, advisorNotes, formerAdvisors } from '#database/tables/advising.ts'
import { advisorCovers } from '#database/tables/advisor-covers.ts'
import { caseloadMoveLinks, type caseloadMoves } from '#database/tables/caseload-moves.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { essays } from '#database/tables/essays.ts'
import { labelOverrides, listEntries } from '#database/tables/list.ts'
import { messages, messageThreads } from '#database/tables/messages.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { forget, forgetLeadingTo, refresh } from '#features/notifications/service.ts'
import { lockSchool } from '#features/school/service.ts'
import { endLink } from '../links/ending.ts'
import { chooseAsBy } from './choices.ts'
import { endCovers } from './covers.ts'
import * as store from './store.ts'
import { moveWorkBack } from './work.ts'

type Move = typeof caseloadMoves.$inferSelect

/**
 * Whether the new advisor has written anything about one of these students since the hand-over began, or either of them to
 * the other.
 */
export async function hasWritten(tx: Database, { id, toAdvisorId, at }: Move): Promise<boolean> {
  const theirs = tx
    .select({ id: advisorLinks.studentId })
    .from(caseloadMoveLinks)
    .innerJoin(advisorLinks, eq(advisorLinks.id, caseloadMoveLinks.oldLinkId))
    .where(eq(caseloadMoveLinks.moveId, id))
  const written = [
    tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(
        and(
          eq(tasks.advisorId, toAdvisorId),
          isNull(tasks.givenById),
          gte(tasks.createdAt, at),
          inArray(tasks.studentId, theirs),
        ),
      ),
    tx
      .select({ id: advisorNotes.id })
      .from(advisorNotes)
      .innerJoin(advisorLinks, eq(advisorLinks.id, advisorNotes.linkId))
      .where(
        and(
          eq(advisorLinks.advisorId, toAdvisorId),
          gte(advisorNotes.updatedAt, at),
          inArray(advisorLinks.studentId, theirs),
        ),
      ),
    tx
      .select({ id: essayComments.id })
      .from(essayComments)
      .innerJoin(essays, eq(essays.id, essayComments.essayId))
      .where(
        and(
          eq(essayComments.authorId, toAdvisorId),
          gte(essayComments.createdAt, at),
          inArray(essays.userId, theirs),
        ),
      ),
    tx
      .select({ id: labelOverrides.entryId })
      .from(labelOverrides)
      .innerJoin(listEntries, eq(listEntries.id, labelOverrides.entryId))
      .where(
        and(
          eq(labelOverrides.advisorId, toAdvisorId),
          gte(labelOverrides.updatedAt, at),
          inArray(listEntries.userId, theirs),
        ),
      ),
    tx
      .select({ id: messages.id })
      .from(messages)
      .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
      .where(
        and(
          eq(messageThreads.advisorId, toAdvisorId),
          gte(messages.createdAt, at),
          inArray(messageThreads.studentId, theirs),
        ),
      ),
  ]
  for (const one of written) if ((await one.limit(1)).length > 0) return true
  return false
}

/**
 * Takes a hand-over back: the old links are open again, with what the students chose meanwhile. A student who has gone on to
 * somebody else since stays there. Takes the transaction in which students and advisors are locked.
 */
export async function takeBack(tx: Database, move: Move, now: Date): Promise<void> {
  const [from, to] = [move.fromAdvisorId, move.toAdvisorId]
  const isOfSchool = await lockSchool(tx)
  const links = await store.replaced(tx, move.id)
  const studentIds = links.map(({ studentId }) => studentId)
  const newIds = links.map(({ newLinkId }) => newLinkId)
  await endCovers(tx, { linkIds: newIds, colleagueId: to }, now)
  await returnNotes(tx, move, newIds)
  for (const { newLinkId, kindBefore } of links)
    if (kindBefore !== null)
      await tx
        .update(advisorLinks)
        .set({ kind: isOfSchool ? kindBefore : 'personal', isPrimary: false, updatedAt: now })
        .where(eq(advisorLinks.id, newLinkId))
  const notTheirs = links.filter(({ kindBefore }) => kindBefore === null)
  await chooseAsBy(
    tx,
    notTheirs.map(({ oldLinkId, newLinkId }) => ({ from: newLinkId, to: oldLinkId })),
  )
  const fresh = notTheirs.flatMap(({ since, newLinkId }) => (since < move.at ? [] : newLinkId))
  await keepNotes(tx, fresh)
  await tx.delete(advisorLinks).where(isAmong(advisorLinks.id, fresh))
  await coverAgain(
    tx,
    move,
    notTheirs.filter(({ since }) => since < move.at),
    now,
  )
  await tx
    .update(advisorLinks)
    .set({ endedAt: null, updatedAt: now })
    .where(
      isAmong(
        advisorLinks.id,
        links.map(({ oldLinkId }) => oldLinkId),
      ),
    )
  await tx
    .delete(formerAdvisors)
    .where(and(eq(formerAdvisors.advisorId, from), isAmong(formerAdvisors.studentId, studentIds)))
  await moveWorkBack(tx, { from, to, studentIds, work: move.work }, now)
  await store.setState(tx, move.id, 'undone', now)
  await forget(tx, [move.id])
  await forgetLeadingTo(tx, to, ...studentIds.map((id) => `/advisor/students/${id}` as const))
  await refresh(tx, [from, to, ...studentIds])
}

/** Gives back the notes that went along. */
async function returnNotes(tx: Database, move: Move, newIds: readonly string[]): Promise<void> {
  const { id, linkId, updatedAt } = advisorNotes
  const { moveId, oldLinkId, newLinkId } = caseloadMoveLinks
  await tx
    .update(advisorNotes)
    .set({ linkId: sql`${oldLinkId}`, updatedAt: sql`${updatedAt}` })
    .from(caseloadMoveLinks)
    .where(and(eq(moveId, move.id), eq(newLinkId, linkId), isAmong(linkId, newIds), isAmong(id, move.work)))
}

/** Leaves the new advisor what they had noted under an earlier link, in case they advise the student again. */
async function keepNotes(tx: Database, linkIds: readonly string[]): Promise<void> {
  const { linkId, updatedAt } = advisorNotes
  const earlier = sql`(select earlier.id from ${advisorLinks} earlier
    join ${advisorLinks} fresh on fresh.advisor_id = earlier.advisor_id and fresh.student_id = earlier.student_id
    where fresh.id = ${linkId} and earlier.id <> fresh.id order by earlier.ended_at desc limit 1)`
  await tx
    .update(advisorNotes)
    .set({ linkId: sql`coalesce(${earlier}, ${linkId})`, updatedAt: sql`${updatedAt}` })
    .where(isAmong(linkId, linkIds))
}

type Kept = { oldLinkId: string; newLinkId: string; studentId: string }

/**
 * Who stood in before the hand-over, for this advisor or another one, does so again, for as long as it was arranged, or no
 * longer advises the student.
 */
async function coverAgain(tx: Database, move: Move, kept: readonly Kept[], now: Date): Promise<void> {
  if (kept.length === 0) return
  const covered = await coveredOf(tx, move, kept, now)
  for (const { newLinkId, studentId } of kept) {
    const cover = covered.get(studentId)
    if (cover)
      await tx
        .update(advisorLinks)
        .set({
          coversLinkId: cover.id,
          title: cover.title,
          until: cover.until,
          isPrimary: false,
          updatedAt: now,
        })
        .where(eq(advisorLinks.id, newLinkId))
    else await endLink(tx, { id: newLinkId, advisorId: move.toAdvisorId, studentId }, now)
  }
  await chooseAsBy(
    tx,
    kept.flatMap(({ newLinkId, studentId }) => {
      const cover = covered.get(studentId)
      return cover ? { from: cover.id, to: newLinkId } : []
    }),
  )
}

/** Finds the links for which the new advisor stands in, by student: of the cover that began first, as that made theirs. */
async function coveredOf(tx: Database, { toAdvisorId }: Move, kept: readonly Kept[], now: Date) {
  const { id, advisorId, studentId, kind, title, coversLinkId } = advisorLinks
  const { colleagueId, from, until, endedAt } = advisorCovers
  const studentIds = kept.map((one) => one.studentId)
  const oldIds = kept.map(({ oldLinkId }) => oldLinkId)
  const rows = await tx
    .select({ id, studentId, title, from, until, timeZone: users.timeZone })
    .from(advisorCovers)
    .innerJoin(users, eq(users.id, advisorCovers.advisorId))
    .innerJoin(advisorLinks, eq(advisorId, users.id))
    .where(
      and(
        eq(colleagueId, toAdvisorId),
        isNull(endedAt),
        isAmong(studentId, studentIds),
        eq(kind, 'school'),
        isNull(coversLinkId),
        or(isNull(advisorLinks.endedAt), isAmong(id, oldIds)),
      ),
    )
    .orderBy(desc(from), desc(advisorCovers.id))
  const begun = rows.filter((row) => row.from <= todayIn(row.timeZone, now))
  return new Map(begun.map((row) => [row.studentId, row]))
}
