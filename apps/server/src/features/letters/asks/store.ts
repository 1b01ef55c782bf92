import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import type { Attached } from '@bearings/domain/letters/schema'
import { and, asc, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { sharingColumns } from '#database/advised.ts'
import { isCountedLetter, isOpenRequest } from '#database/counted-letters.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { letterContacts, letterLinks, letterRequests } from '#database/tables/letters.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const { id, recommenderId, contactId, state, wantedBy, askedAt } = letterRequests

/** Returns the student's requests, with the letters that each asks for, in the order of asking. */
export async function list(db: Database, actor: Actor) {
  const rows = await db
    .select({
      id,
      recommenderId,
      contactId,
      attached: letterRequests.attached,
      state,
      wantedBy,
      promisedOn: letterRequests.promisedOn,
      askedAt,
      openedAt: letterRequests.openedAt,
      answeredAt: letterRequests.answeredAt,
      answeredBy: letterRequests.answeredBy,
      remindedAt: letterRequests.remindedAt,
      mailedAt: letterRequests.mailedAt,
      salt: letterLinks.salt,
      expiresAt: letterLinks.expiresAt,
      contact: { id: letterContacts.id, email: letterContacts.email, reminders: letterContacts.reminders },
    })
    .from(letterRequests)
    .innerJoin(recommenders, eq(recommenders.id, recommenderId))
    .leftJoin(letterLinks, eq(letterLinks.requestId, id))
    .leftJoin(letterContacts, eq(letterContacts.id, contactId))
    .where(visibleTo(actor))
    .orderBy(asc(askedAt), asc(id))
  const letters = await lettersOf(
    db,
    rows.map((row) => row.recommenderId),
    actor.userId,
  )
  return Promise.all(
    rows.map(async ({ contact, ...row }) => {
      const { attached } = await openRow(db, letterRequests, row.id, row)
      const known = contact && (await openRow(db, letterContacts, contact.id, contact))
      return {
        ...row,
        attached: JSON.parse(attached) as Attached,
        email: known?.email ?? null,
        reminders: known?.reminders ?? false,
        ...asksFor(letters, row),
      }
    }),
  )
}

/**
 * Returns when the letters of these recommenders were sent, and which of them count.
 * @param studentId Whose recommenders they are, if a student reads their own.
 */
export async function lettersOf(db: Database, ids: readonly string[], studentId?: string) {
  if (ids.length === 0) return []
  const isOwn = studentId === undefined ? undefined : eq(listEntries.userId, studentId)
  return db
    .select({
      recommenderId: recommenderLetters.recommenderId,
      sentOn: recommenderLetters.sentOn,
      isCounted: isCountedLetter,
    })
    .from(recommenderLetters)
    .innerJoin(listEntries, eq(listEntries.id, recommenderLetters.entryId))
    .where(and(isAmong(recommenderLetters.recommenderId, ids), isNull(listEntries.trashedAt), isOwn))
}

/** Returns the letters that count of a request, and whether none of those that were chosen waits any more. */
export function asksFor(all: Awaited<ReturnType<typeof lettersOf>>, request: { recommenderId: string }) {
  const chosen = all.filter(({ recommenderId }) => recommenderId === request.recommenderId)
  const letters = chosen.filter(({ isCounted }) => isCounted)
  return { letters, isMoot: chosen.length > 0 && letters.every(({ sentOn }) => sentOn !== null) }
}

/** Locks the student, so that of two requests at once the second counts the first, and the recommender. */
export async function lockRecommender(tx: Database, actor: Actor, one: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
  const rows = await tx
    .select({ id: recommenders.id })
    .from(recommenders)
    .where(and(eq(recommenders.id, one), visibleTo(actor)))
    .for('update')
  return rows.length > 0
}

/** Locks a request of the student's. */
export async function lock(tx: Database, actor: Actor, one: string) {
  const [row] = await tx
    .select({
      id,
      recommenderId,
      contactId,
      state,
      wantedBy,
      askedAt,
      remindedAt: letterRequests.remindedAt,
      mailedAt: letterRequests.mailedAt,
    })
    .from(letterRequests)
    .innerJoin(recommenders, eq(recommenders.id, recommenderId))
    .where(and(eq(id, one), visibleTo(actor)))
    .for('update', { of: letterRequests })
  return row && { ...row, ...asksFor(await lettersOf(tx, [row.recommenderId], actor.userId), row) }
}

/** Counts the student's requests since then. */
export async function countSince(tx: Database, actor: Actor, since: Date): Promise<number> {
  const [row] = await tx
    .select({ lately: count() })
    .from(letterRequests)
    .innerJoin(recommenders, eq(recommenders.id, recommenderId))
    .where(and(visibleTo(actor), gt(askedAt, since)))
  return row!.lately
}

/** Returns how many letters whoever has this address writes at most, and how many students wait for them. */
export async function placesOf(db: Database, emailHash: string, now: Date) {
  const [row] = await db
    .select({ id: letterContacts.id, most: letterContacts.most, open: openOfContact(now) })
    .from(letterContacts)
    .where(eq(letterContacts.emailHash, emailHash))
  return row ?? { id: null, most: null, open: 0 }
}

/** Counts the open requests to the contact of the row, of students whose accounts are in use. */
export function openOfContact(now: Date): SQL<number> {
  return sql<number>`(select count(*)::int from ${letterRequests} request
    join ${recommenders} on ${recommenders}.id = request.recommender_id
    join ${users} on ${users}.id = ${recommenders}.user_id
    where request.contact_id = ${letterContacts}.id and ${isOpenRequest()} and ${isAskedBy(now)})`
}

/** Whether the student who asks has an account that is in use. */
export function isAskedBy(now: Date): SQL {
  return and(eq(users.role, 'student'), isInUse(now))!
}

/** Stores an address, or finds it, and locks it. Returns its id. */
export async function contactOf(
  tx: Database,
  { email, emailHash }: { email: string; emailHash: string },
  now: Date,
): Promise<string> {
  const made = randomUUID()
  const [row] = await tx
    .insert(letterContacts)
    .values({
      id: made,
      emailHash,
      ...sealRow(tx, letterContacts, made, { email }),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: letterContacts.emailHash, set: { updatedAt: now } })
    .returning({ id: letterContacts.id })
  return row!.id
}

type New = {
  recommenderId: string
  contactId: string | null
  attached: Attached
  wantedBy: string
  tellAt: Date | null
}

/** Replaces the recommender's request. Returns the id of the new one. */
export async function replace(tx: Database, { attached, ...row }: New, now: Date): Promise<string> {
  await tx.delete(letterRequests).where(eq(recommenderId, row.recommenderId))
  const made = randomUUID()
  const sealed = sealRow(tx, letterRequests, made, { attached: JSON.stringify(attached) })
  await tx
    .insert(letterRequests)
    .values({ ...row, ...sealed, id: made, state: 'asked', askedAt: now, updatedAt: now })
  return made
}

type NewLink = { requestId: string; salt: string; codeHash: string; expiresAt: Date }

export async function insertLink(tx: Database, link: NewLink): Promise<void> {
  await tx.insert(letterLinks).values(link)
}

type Changes = Partial<Omit<typeof letterRequests.$inferInsert, 'attached' | 'reason'>>

export async function change(tx: Database, one: string, changes: Changes, now: Date): Promise<void> {
  await tx
    .update(letterRequests)
    .set({ ...changes, updatedAt: now })
    .where(eq(id, one))
}

/**
 * Shows how far asking is among the recommenders.
 * @param studentId Whose recommender it is, if the student changes it.
 */
export async function setState(
  tx: Database,
  one: string,
  set: Pick<typeof recommenders.$inferInsert, 'state'> & { askedOn?: string },
  now: Date,
  studentId?: string,
): Promise<void> {
  await tx
    .update(recommenders)
    .set({ ...set, updatedAt: now })
    .where(
      and(eq(recommenders.id, one), studentId === undefined ? undefined : eq(recommenders.userId, studentId)),
    )
}

/** Returns the advisors to whom the student shows letters. */
export async function advisorsOf(tx: Database, studentId: string): Promise<string[]> {
  const rows = await tx
    .select({ advisorId: advisorLinks.advisorId })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.studentId, studentId), isNull(advisorLinks.endedAt), sharingColumns.letters))
  return rows.map(({ advisorId }) => advisorId)
}

/** A request is visible to the student of its recommender, who must be joined. */
function visibleTo({ role, userId }: Actor): SQL {
  return role === 'student' ? eq(recommenders.userId, userId) : sql`false`
}
