import { randomUUID } from 'node:crypto'
import { limits } from '@bearings/domain/advising/covers/options'
import { monthDay } from '@bearings/domain/words'
import { and, asc, eq } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, formerAdvisors } from '#database/tables/advising.ts'
import { notifyAll } from '#features/notifications/service.ts'
import { lockSchool } from '#features/school/service.ts'
import { showAgain } from '../links/shared-essays-store.ts'
import { isOfSchool, moveNotes } from '../links/store.ts'
import * as people from '../people/store.ts'
import * as store from './store.ts'

/**
 * Gives the colleague the next students of who is away, with the same choices and essays, and tells each of them. Takes a
 * transaction in which the cover is locked, and locks in the order of all code that changes links. Returns whether all have
 * somebody now.
 */
export async function coverNext(tx: Database, cover: store.CoverRow, now: Date): Promise<boolean> {
  const pair = { advisorId: cover.advisor.id, colleagueId: cover.colleague.id }
  const found = await store.due(tx, pair, limits.chunk)
  if (found.length === 0) return true
  const ids = found.map(({ studentId }) => studentId)
  for (const id of ids) await people.lock(tx, id)
  for (const id of [pair.advisorId, pair.colleagueId].toSorted()) await people.lock(tx, id)
  await lockSchool(tx)
  const due = await store.due(tx, pair, limits.chunk)
  const links = await tx
    .select()
    .from(advisorLinks)
    .where(
      and(
        isOfSchool(pair.advisorId),
        isAmong(
          advisorLinks.studentId,
          due.flatMap(({ studentId }) => (ids.includes(studentId) ? studentId : [])),
        ),
      ),
    )
    .orderBy(asc(advisorLinks.studentId))
    .for('update')
  if (links.length === 0) return due.length === 0

  const covers = links.map(({ id, inviteId: _inviteId, endedAt: _ended, ...link }) => ({
    ...link,
    id: randomUUID(),
    advisorId: pair.colleagueId,
    isPrimary: false,
    coversLinkId: id,
    until: cover.until,
    createdAt: now,
    updatedAt: now,
  }))
  await tx.insert(advisorLinks).values(covers)
  await moveNotes(
    tx,
    covers.map(({ id }) => id),
  )
  await tx.delete(formerAdvisors).where(
    and(
      eq(formerAdvisors.advisorId, pair.colleagueId),
      isAmong(
        formerAdvisors.studentId,
        covers.map(({ studentId }) => studentId),
      ),
    ),
  )
  await showAgain(
    tx,
    covers.map(({ id, coversLinkId }) => ({ from: coversLinkId, to: id })),
  )
  await tell(tx, cover, covers, now)
  return due.length < limits.chunk
}

async function tell(
  tx: Database,
  { advisor, colleague, until }: store.CoverRow,
  covers: readonly { id: string; studentId: string }[],
  now: Date,
): Promise<void> {
  const message = `${colleague.fullName} stands in for ${advisor.fullName} until ${monthDay(until)}, and sees what ${advisor.fullName} sees.`
  const notices = covers.map(({ id, studentId }) => ({
    userId: studentId,
    type: 'system' as const,
    title: 'Your Advisor Is Away',
    message,
    link: '/student/advisor' as const,
    subjectId: id,
  }))
  await notifyAll(tx, notices, now)
}
