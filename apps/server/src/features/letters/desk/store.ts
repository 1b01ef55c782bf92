import { limits } from '@bearings/domain/letters/options'
import type { Attached } from '@bearings/domain/letters/schema'
import type { Sayer } from '@bearings/domain/recommenders/options'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { isCountedLetter, isDoneRequest } from '#database/counted-letters.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { schools } from '#database/tables/colleges.ts'
import { letterChoices, letterContacts, letterLinks, letterRequests } from '#database/tables/letters.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'
import { isAskedBy, openOfContact } from '../asks/store.ts'

const { id, recommenderId, contactId, state, wantedBy, promisedOn } = letterRequests

/** What a link opens: all requests to an address, or the one for which a student handed it over. */
export type Link = { contactId: string | null; requestId: string | null }

/** Finds the link with this code that works now. Whoever has the code may. */
export async function findLink(db: Database, codeHash: string, now: Date): Promise<Link | undefined> {
  const [row] = await db
    .select({ contactId: letterLinks.contactId, requestId: letterLinks.requestId })
    .from(letterLinks)
    .where(and(eq(letterLinks.codeHash, codeHash), gt(letterLinks.expiresAt, now)))
  return row
}

/**
 * Returns the requests that a link opens, of students whose accounts are in use, the nearest first. Of more than a page
 * shows, the earliest are left out: those are from earlier years.
 */
export async function list(db: Database, link: Link, now: Date) {
  const rows = await db
    .select({
      id,
      recommenderId,
      contactId,
      studentId: users.id,
      student: users.fullName,
      name: recommenders.name,
      kind: recommenders.kind,
      attached: letterRequests.attached,
      state,
      wantedBy,
      promisedOn,
      askedAt: letterRequests.askedAt,
      waiver: letterChoices.waiver,
    })
    .from(letterRequests)
    .innerJoin(recommenders, eq(recommenders.id, recommenderId))
    .innerJoin(users, eq(users.id, recommenders.userId))
    .leftJoin(letterChoices, eq(letterChoices.userId, users.id))
    .where(and(visibleTo(link), isAskedBy(now)))
    .orderBy(desc(wantedBy), desc(id))
    .limit(limits.shown)
  return Promise.all(
    rows.toReversed().map(async (row) => {
      const { attached } = await openRow(db, letterRequests, row.id, { attached: row.attached })
      const { name } = await openRow(db, recommenders, row.recommenderId, { name: row.name })
      return { ...row, name, attached: JSON.parse(attached) as Attached }
    }),
  )
}

/** Returns the letters of these recommenders that were sent or are of use still, the nearest first. */
export function collegesOf(db: Database, ids: readonly string[]) {
  return db
    .select({
      recommenderId: recommenderLetters.recommenderId,
      entryId: listEntries.id,
      name: entrySchoolName,
      deadline: listEntries.deadline,
      sentOn: recommenderLetters.sentOn,
      saidBy: recommenderLetters.saidBy,
    })
    .from(recommenderLetters)
    .innerJoin(listEntries, eq(listEntries.id, recommenderLetters.entryId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(isAmong(recommenderLetters.recommenderId, ids), isCountedLetter))
    .orderBy(sql`${listEntries.deadline} nulls last`, asc(listEntries.id))
}

/** Returns what holds for all requests to an address. */
export async function contactOf(db: Database, one: string, now: Date) {
  const [row] = await db
    .select({
      most: letterContacts.most,
      reminders: letterContacts.reminders,
      open: openOfContact(now),
    })
    .from(letterContacts)
    .where(eq(letterContacts.id, one))
  return row
}

export async function findContact(db: Database, emailHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: letterContacts.id })
    .from(letterContacts)
    .where(eq(letterContacts.emailHash, emailHash))
  return row?.id
}

type Contact = Partial<Pick<typeof letterContacts.$inferInsert, 'most' | 'reminders'>>

export async function changeContact(tx: Database, one: string, set: Contact, now: Date): Promise<void> {
  await tx
    .update(letterContacts)
    .set({ ...set, updatedAt: now })
    .where(eq(letterContacts.id, one))
}

/** Locks a request that the link opens. */
export async function lock(tx: Database, link: Link, one: string, now: Date) {
  const [row] = await tx
    .select({
      id,
      recommenderId,
      contactId,
      state,
      wantedBy,
      promisedOn,
      studentId: users.id,
      kind: recommenders.kind,
    })
    .from(letterRequests)
    .innerJoin(recommenders, eq(recommenders.id, recommenderId))
    .innerJoin(users, eq(users.id, recommenders.userId))
    .where(and(eq(id, one), visibleTo(link), isAskedBy(now)))
    .for('update', { of: letterRequests })
  return row
}

/** Writes why a request was declined, or that nothing was said. */
export async function setReason(tx: Database, one: string, reason: string | null): Promise<void> {
  await tx
    .update(letterRequests)
    .set(sealRow(tx, letterRequests, one, { reason }))
    .where(eq(id, one))
}

type Letter = { recommenderId: string; entryId: string }
type Said = { sentOn: string | null; saidBy: Sayer }

/** Returns whether there is such a letter, for a school that is on the list. */
export async function setSent(tx: Database, letter: Letter, { sentOn, saidBy }: Said): Promise<boolean> {
  const onList = tx
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(and(eq(listEntries.id, letter.entryId), isNull(listEntries.trashedAt)))
  const rows = await tx
    .update(recommenderLetters)
    .set({ sentOn, saidBy: sentOn === null ? null : saidBy })
    .where(
      and(
        eq(recommenderLetters.recommenderId, letter.recommenderId),
        inArray(recommenderLetters.entryId, onList),
      ),
    )
    .returning({ entryId: recommenderLetters.entryId })
  return rows.length > 0
}

/** Notes that these requests were opened, and returns those that had not been since then. */
export async function noteOpened(
  db: Database,
  ids: readonly string[],
  { now, since }: { now: Date; since: Date },
): Promise<string[]> {
  if (ids.length === 0) return []
  const isFirst = or(isNull(letterRequests.openedAt), lte(letterRequests.openedAt, since))
  const rows = await db
    .update(letterRequests)
    .set({ openedAt: now })
    .where(and(isAmong(id, ids), isFirst))
    .returning({ id })
  return rows.map((row) => row.id)
}

/**
 * Deletes an address with its link. Its requests are forgotten, but those of which every letter was sent; returns whose
 * they were.
 */
export async function forget(tx: Database, one: string, now: Date) {
  // A student who asks right now has the lock until the request is there.
  await tx
    .select({ id: letterContacts.id })
    .from(letterContacts)
    .where(eq(letterContacts.id, one))
    .for('update')
  const isDone = sql`${id} in (select request.id from ${letterRequests} request
    where request.contact_id = ${one} and ${isDoneRequest()})`
  const open = await tx
    .update(letterRequests)
    .set({ state: 'forgotten', tellAt: null, updatedAt: now })
    .where(and(eq(contactId, one), inArray(state, ['asked', 'accepted']), not(isDone)))
    .returning({ id, recommenderId })
  await tx.delete(letterContacts).where(eq(letterContacts.id, one))
  if (open.length === 0) return []
  const rows = await tx
    .select({ recommenderId: recommenders.id, studentId: recommenders.userId, kind: recommenders.kind })
    .from(recommenders)
    .where(
      isAmong(
        recommenders.id,
        open.map((row) => row.recommenderId),
      ),
    )
  return rows.map((row) => ({
    ...row,
    requestId: open.find((request) => request.recommenderId === row.recommenderId)!.id,
  }))
}

/** A mailed link opens all requests to its address, and one that was handed over that request alone. */
function visibleTo(link: Link): SQL {
  if (link.contactId !== null) return and(isNotNull(contactId), eq(contactId, link.contactId))!
  return link.requestId === null ? sql`false` : eq(id, link.requestId)
}
