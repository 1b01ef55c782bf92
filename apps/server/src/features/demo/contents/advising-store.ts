import { randomUUID } from 'node:crypto'
import { usualSharing, type Viewed } from '@bearings/domain/advising/options'
import { and, eq, gt, inArray, max } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import {
  advisorGroups,
  advisorGroupStudents,
  advisorLinks,
  advisorNotes,
  advisorViews,
  sharedEssays,
} from '#database/tables/advising.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { essayReads } from '#database/tables/essay-reads.ts'
import { essays } from '#database/tables/essays.ts'
import { sealRow } from '#database/vault/rows.ts'

/*
 * What the advisor of a demo has of the student, written in bulk as in `store.ts` beside this.
 */

type Both = { student: { id: string }; advisor: { id: string } }

/** Links the two with the usual sharing. */
export async function insertLink(tx: Database, { student, advisor, createdAt }: Both & { createdAt: Date }) {
  const row = {
    id: randomUUID(),
    advisorId: advisor.id,
    studentId: student.id,
    ...usualSharing,
    createdAt,
    updatedAt: createdAt,
  }
  await tx.insert(advisorLinks).values(row)
  return row.id
}

/** Adds the request that led to the link. */
export async function insertRequest(
  tx: Database,
  { student, advisor, message, askedAt, answeredAt }: Both & RequestText,
): Promise<void> {
  await tx.insert(advisorRequests).values({
    advisorId: advisor.id,
    studentId: student.id,
    sentBy: 'advisor',
    status: 'approved',
    message,
    createdAt: askedAt,
    updatedAt: answeredAt,
  })
}

type RequestText = { message: string; askedAt: Date; answeredAt: Date }

/** Adds the advisor's views, each in an hour of its own. */
export async function insertViews(
  tx: Database,
  { student, advisor, views }: Both & { views: readonly AdvisorView[] },
): Promise<void> {
  await tx.insert(advisorViews).values(
    views.map(({ what, subjectId = student.id, at, times }) => ({
      studentId: student.id,
      advisorId: advisor.id,
      what,
      subjectId,
      hour: new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000),
      firstAt: at,
      lastAt: at,
      times,
    })),
  )
}

export type AdvisorView = { what: Viewed; subjectId?: string; at: Date; times: number }

/** Shares the student's essays that have a text. */
export async function shareEssays(tx: Database, linkId: string, userId: string, createdAt: Date) {
  const written = await tx
    .select({ id: essays.id })
    .from(essays)
    .where(and(eq(essays.userId, userId), gt(essays.words, 0)))
  if (written.length === 0) return
  await tx.insert(sharedEssays).values(written.map(({ id }) => ({ linkId, essayId: id, createdAt })))
}

export function findTexts(tx: Database, userId: string) {
  return tx
    .select({ id: essays.id, content: essays.content, status: essays.status })
    .from(essays)
    .where(eq(essays.userId, userId))
}

/** Takes first comments before their answers, because answers refer to them. */
export async function insertComments(tx: Database, comments: readonly (typeof essayComments.$inferInsert)[]) {
  await tx.insert(essayComments).values([...comments])
}

/** Notes which of the shared essays the advisor has commented on, and that of one other a look is asked since then. */
export async function insertReads(tx: Database, advisorId: string, userId: string, askedAt: Date) {
  const rows = await tx
    .select({
      linkId: sharedEssays.linkId,
      essayId: essays.id,
      status: essays.status,
      readVersion: essays.revision,
      at: max(essayComments.createdAt),
    })
    .from(sharedEssays)
    .innerJoin(essays, eq(essays.id, sharedEssays.essayId))
    .leftJoin(essayComments, and(eq(essayComments.essayId, essays.id), eq(essayComments.authorId, advisorId)))
    .where(eq(essays.userId, userId))
    .groupBy(sharedEssays.linkId, essays.id)
  const commented = rows.flatMap(({ linkId, essayId, readVersion, at }) =>
    at ? { linkId, essayId, readVersion, at, state: 'commented' as const } : [],
  )
  const draft = rows.find(({ at, status }) => at === null && status === 'drafting')
  const asked = draft && {
    linkId: draft.linkId,
    essayId: draft.essayId,
    askedAt,
    at: askedAt,
    state: 'asked' as const,
  }
  const reads = asked ? [...commented, asked] : commented
  if (reads.length > 0) await tx.insert(essayReads).values(reads)
}

export async function insertAdvisorNotes(
  tx: Database,
  linkId: string,
  notes: readonly { content: string; createdAt: Date }[],
) {
  const rows = notes.map((note) => {
    const id = randomUUID()
    return { id, linkId, ...sealRow(tx, advisorNotes, id, { ...note, updatedAt: note.createdAt }) }
  })
  await tx.insert(advisorNotes).values(rows)
}

/** Adds a group of the advisor's, with these of their students. */
export async function insertGroup(
  tx: Database,
  advisorId: string,
  { name, studentIds }: { name: string; studentIds: readonly string[] },
  now: Date,
) {
  const id = randomUUID()
  const group = { advisorId, name, createdAt: now, updatedAt: now }
  await tx.insert(advisorGroups).values({ id, ...sealRow(tx, advisorGroups, id, group) })
  const links = await tx
    .select({ id: advisorLinks.id })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, advisorId), inArray(advisorLinks.studentId, [...studentIds])))
  await tx.insert(advisorGroupStudents).values(links.map((link) => ({ groupId: id, linkId: link.id })))
}
