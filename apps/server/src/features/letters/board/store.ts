import type { Actor, Role } from '@bearings/domain/actor'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isFirstAdvisorOf, isSharedWith, type Viewer } from '#database/advised.ts'
import { isCountedLetter } from '#database/counted-letters.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { countWhere } from '#database/sql.ts'
import { letterChoices, letterContacts, letterRequests } from '#database/tables/letters.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'

/** Returns the requests of students who show their letters, and the counselor's own letters, without texts. */
export function list(db: Database, { role, userId }: Actor) {
  return visibleList(db, role).execute({ userId })
}

const visibleList = prepared((db, role: Role) => {
  const actor = { role, userId: sql.placeholder('userId') }
  const letters = db
    .select({
      recommenderId: recommenderLetters.recommenderId,
      chosen: sql<number>`count(*)::int`.as('letters_chosen'),
      of: countWhere(isCountedLetter).as('letters_of'),
      sent: sql<number>`count(${recommenderLetters.sentOn})::int`.as('letters_sent'),
    })
    .from(recommenderLetters)
    .innerJoin(listEntries, eq(listEntries.id, recommenderLetters.entryId))
    .innerJoin(recommenders, eq(recommenders.id, recommenderLetters.recommenderId))
    .where(and(isNull(listEntries.trashedAt), visibleTo(actor)))
    .groupBy(recommenderLetters.recommenderId)
    .as('letters')
  return db
    .select({
      recommenderId: recommenders.id,
      studentId: users.id,
      student: users.fullName,
      timeZone: users.timeZone,
      kind: recommenders.kind,
      isOwn: sql<boolean>`(${isOwn(actor)})`,
      requestId: letterRequests.id,
      contactId: letterRequests.contactId,
      state: letterRequests.state,
      wantedBy: letterRequests.wantedBy,
      promisedOn: letterRequests.promisedOn,
      waiver: letterChoices.waiver,
      chosen: letters.chosen,
      of: letters.of,
      sent: letters.sent,
    })
    .from(recommenders)
    .innerJoin(users, eq(users.id, recommenders.userId))
    .leftJoin(letterRequests, eq(letterRequests.recommenderId, recommenders.id))
    .leftJoin(letterChoices, eq(letterChoices.userId, users.id))
    .leftJoin(letters, eq(letters.recommenderId, recommenders.id))
    .where(and(visibleTo(actor), isNull(users.deletedAt), or(isNotNull(letterRequests.id), isOwn(actor))))
    .prepare(`letters_board_of_${role}`)
})

/** Returns the names of these recommenders. */
export async function namesOf(db: Database, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ id: recommenders.id, name: recommenders.name })
    .from(recommenders)
    .where(and(isAmong(recommenders.id, ids), visibleTo(actor)))
  const opened = await Promise.all(rows.map((row) => openRow(db, recommenders, row.id, row)))
  return new Map(opened.map(({ id, name }) => [id, name]))
}

/** Returns why these requests were declined, where that was said. */
export async function reasonsOf(db: Database, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string | null>()
  const rows = await db
    .select({ id: letterRequests.id, reason: letterRequests.reason })
    .from(letterRequests)
    .innerJoin(recommenders, eq(recommenders.id, letterRequests.recommenderId))
    .where(and(isAmong(letterRequests.id, ids), isNotNull(letterRequests.reason), visibleTo(actor)))
  const opened = await Promise.all(rows.map((row) => openRow(db, letterRequests, row.id, row)))
  return new Map(opened.map(({ id, reason }) => [id, reason]))
}

/** Returns how many letters each of these contacts writes at most. */
export async function limitsOf(db: Database, contacts: readonly string[]) {
  if (contacts.length === 0) return new Map<string, number | null>()
  const rows = await db
    .select({ id: letterContacts.id, most: letterContacts.most })
    .from(letterContacts)
    .where(isAmong(letterContacts.id, contacts))
  return new Map(rows.map(({ id, most }) => [id, most]))
}

/** Locks a recommender whose letters are the actor's own. Returns whose recommender it is. */
export async function lockOwn(tx: Database, actor: Actor, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ studentId: recommenders.userId })
    .from(recommenders)
    .where(and(eq(recommenders.id, id), isOwn(actor), visibleTo(actor)))
    .for('update')
  return row?.studentId
}

/** The counselor's letters are those of the student's first advisor, or of who stands in for that one. */
function isOwn(actor: Viewer): SQL {
  return and(eq(recommenders.kind, 'counselor'), isFirstAdvisorOf(actor, recommenders.userId))!
}

/** Recommenders are visible to the advisors to whom their student shows letters. */
function visibleTo(actor: Viewer): SQL {
  return actor.role === 'advisor' ? isSharedWith(actor, 'letters', recommenders.userId) : sql`false`
}
