import { and, eq, gte, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, advisorNotes, formerAdvisors, sharedEssays } from '#database/tables/advising.ts'
import { advisorCovers } from '#database/tables/advisor-covers.ts'
import { caseloadMoveLinks, type caseloadMoves } from '#database/tables/caseload-moves.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { essayReads } from '#database/tables/essay-reads.ts'
import { essays } from '#database/tables/essays.ts'
import { labelOverrides, listEntries } from '#database/tables/list.ts'
import { messages, messageThreads } from '#database/tables/messages.ts'
import { tasks } from '#database/tables/tasks.ts'
import { forget, forgetLeadingTo, refresh } from '#features/notifications/service.ts'
import { endLink } from '../links/ending.ts'
import { showAgain } from '../links/shared-essays-store.ts'
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
  const links = await store.replaced(tx, move.id)
  const studentIds = links.map(({ studentId }) => studentId)
  const newIds = links.map(({ newLinkId }) => newLinkId)
  await endCovers(tx, { linkIds: newIds, colleagueId: to }, now)
  for (const { oldLinkId, newLinkId, kindBefore } of links) {
    await returnNotes(tx, { oldLinkId, newLinkId }, move.work)
    if (kindBefore === null) await chooseAsBy(tx, { oldLinkId, newLinkId })
    else
      await tx
        .update(advisorLinks)
        .set({ kind: kindBefore, isPrimary: false, updatedAt: now })
        .where(eq(advisorLinks.id, newLinkId))
  }
  const notTheirs = links.filter(({ kindBefore }) => kindBefore === null)
  const fresh = notTheirs.flatMap(({ since, newLinkId }) => (since < move.at ? [] : newLinkId))
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
  await forget(tx, newIds)
  await forgetLeadingTo(tx, to, ...studentIds.map((id) => `/advisor/students/${id}` as const))
  await refresh(tx, [from, to, ...studentIds])
}

type Pair = { oldLinkId: string; newLinkId: string }

/** Gives back the notes that went along. */
async function returnNotes(
  tx: Database,
  { oldLinkId, newLinkId }: Pair,
  work: readonly string[],
): Promise<void> {
  const { id, linkId, updatedAt } = advisorNotes
  await tx
    .update(advisorNotes)
    .set({ linkId: oldLinkId, updatedAt: sql`${updatedAt}` })
    .where(and(eq(linkId, newLinkId), isAmong(id, work)))
}

/** Who stood in before the hand-over does so again, for as long as it was arranged, or no longer advises the student. */
async function coverAgain(
  tx: Database,
  { fromAdvisorId, toAdvisorId }: Move,
  links: readonly (Pair & { studentId: string })[],
  now: Date,
): Promise<void> {
  const { advisorId, colleagueId, until, endedAt } = advisorCovers
  const isOpen = and(eq(advisorId, fromAdvisorId), eq(colleagueId, toAdvisorId), isNull(endedAt))
  const [cover] = await tx.select({ until }).from(advisorCovers).where(isOpen)
  for (const { oldLinkId, newLinkId, studentId } of links)
    if (cover)
      await tx
        .update(advisorLinks)
        .set({ coversLinkId: oldLinkId, until: cover.until, isPrimary: false, updatedAt: now })
        .where(eq(advisorLinks.id, newLinkId))
    else await endLink(tx, { id: newLinkId, advisorId: toAdvisorId, studentId }, now)
}

/** Gives the old link what the student chose for the new one, and what they ask of its advisor. */
async function chooseAsBy(tx: Database, { oldLinkId, newLinkId }: Pair): Promise<void> {
  const { list, profile, testScores, weeks, letters, aid, sensitive } = advisorLinks
  const [chosen] = await tx
    .select({ list, profile, testScores, weeks, letters, aid, sensitive })
    .from(advisorLinks)
    .where(eq(advisorLinks.id, newLinkId))
  await tx.update(advisorLinks).set(chosen!).where(eq(advisorLinks.id, oldLinkId))
  const { linkId, essayId } = sharedEssays
  const shown = tx.select({ essayId }).from(sharedEssays).where(eq(linkId, newLinkId))
  await tx.delete(sharedEssays).where(and(eq(linkId, oldLinkId), notInArray(essayId, shown)))
  const isAsked = (link: string) => and(eq(essayReads.linkId, link), isNotNull(essayReads.askedAt))
  const asked = tx.select({ essayId: essayReads.essayId }).from(essayReads).where(isAsked(newLinkId))
  await tx.delete(essayReads).where(and(isAsked(oldLinkId), notInArray(essayReads.essayId, asked)))
  await showAgain(tx, [{ from: newLinkId, to: oldLinkId }])
}
