import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { isOpenRequest } from '#database/counted-letters.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { letterContacts, letterLinks, letterRequests } from '#database/tables/letters.ts'
import { recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'
import { asksFor, isAskedBy, lettersOf } from '../asks/store.ts'

const { id, contactId, tellAt } = letterRequests

type Due = { now: Date; mailedBefore: Date; rows: number; contactId?: string }

/** Locks the next contacts who are to be told something and had no mail lately, but those another process handles. */
export async function lockDue(tx: Database, { now, mailedBefore, rows, contactId: only }: Due) {
  const due = tx
    .select({ id: contactId })
    .from(letterRequests)
    .where(and(lte(tellAt, now), isNotNull(contactId), only === undefined ? undefined : eq(contactId, only)))
  const found = await tx
    .select({
      id: letterContacts.id,
      email: letterContacts.email,
      reminders: letterContacts.reminders,
    })
    .from(letterContacts)
    .where(
      and(
        inArray(letterContacts.id, due),
        or(isNull(letterContacts.mailedAt), lte(letterContacts.mailedAt, mailedBefore)),
      ),
    )
    .orderBy(asc(letterContacts.id))
    .limit(rows)
    .for('update', { skipLocked: true })
  return Promise.all(found.map((row) => openRow(tx, letterContacts, row.id, row)))
}

export async function lockContact(tx: Database, one: string) {
  const [row] = await tx
    .select({ id: letterContacts.id, email: letterContacts.email })
    .from(letterContacts)
    .where(eq(letterContacts.id, one))
    .for('update')
  return row && openRow(tx, letterContacts, row.id, row)
}

/** Locks the contact who has not been told that the request to this recommender was taken back. */
export async function lockUntold(tx: Database, recommenderId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: letterContacts.id })
    .from(letterContacts)
    .innerJoin(letterRequests, eq(contactId, letterContacts.id))
    .where(
      and(
        eq(letterRequests.recommenderId, recommenderId),
        eq(letterRequests.state, 'withdrawn'),
        isNotNull(tellAt),
      ),
    )
    .for('update', { of: letterContacts })
  return row?.id
}

/** Locks and returns what these contacts are to be told now, the nearest first, of students whose accounts are in use. */
export async function dueOf(tx: Database, contacts: readonly string[], now: Date) {
  const rows = await tx
    .select({
      id,
      contactId,
      recommenderId: letterRequests.recommenderId,
      state: letterRequests.state,
      wantedBy: letterRequests.wantedBy,
      promisedOn: letterRequests.promisedOn,
      mailedAt: letterRequests.mailedAt,
      student: users.fullName,
      isInUse: sql<boolean>`(${isAskedBy(now)})`,
    })
    .from(letterRequests)
    .innerJoin(recommenders, eq(recommenders.id, letterRequests.recommenderId))
    .innerJoin(users, eq(users.id, recommenders.userId))
    .where(and(isAmong(contactId, contacts), lte(tellAt, now)))
    .orderBy(asc(letterRequests.wantedBy), asc(id))
    // A student may take one back while the mails are written.
    .for('update', { of: letterRequests })
  const letters = await lettersOf(
    tx,
    rows.map(({ recommenderId }) => recommenderId),
  )
  return rows.map((row) => ({ ...row, ...asksFor(letters, row) }))
}

/** Notes that a contact was told of these requests, and when to tell of each again. */
export async function noteTold(
  tx: Database,
  told: readonly { id: string; tellAt: Date | null; isMailed: boolean }[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return
  const rows = JSON.stringify(told)
  await tx.execute(sql`
    update ${letterRequests} set
      tell_at = told."tellAt",
      mailed_at = case when told."isMailed" then ${now.toISOString()}::timestamptz else ${letterRequests.mailedAt} end
    from jsonb_to_recordset(${rows}::jsonb) as told (id uuid, "tellAt" timestamptz, "isMailed" boolean)
    where ${letterRequests.id} = told.id`)
}

export async function noteMailed(tx: Database, contacts: readonly string[], now: Date): Promise<void> {
  await tx
    .update(letterContacts)
    .set({ mailedAt: now, updatedAt: now })
    .where(inArray(letterContacts.id, [...contacts]))
}

/** Returns the salts of the links that were mailed to these contacts and work. */
export async function saltsOf(tx: Database, contacts: readonly string[], now: Date) {
  const rows = await tx
    .select({ contactId: letterLinks.contactId, salt: letterLinks.salt })
    .from(letterLinks)
    .where(and(inArray(letterLinks.contactId, [...contacts]), gt(letterLinks.expiresAt, now)))
  return new Map(rows.map((row) => [row.contactId!, row.salt]))
}

type Link = { contactId: string; salt: string; codeHash: string; expiresAt: Date }

/** Stores links of contacts in the place of their earlier ones. */
export async function putLinks(tx: Database, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return
  await tx
    .insert(letterLinks)
    .values([...links])
    .onConflictDoUpdate({
      target: letterLinks.contactId,
      set: {
        salt: sql`excluded.salt`,
        codeHash: sql`excluded.code_hash`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
}

/** Makes the links of these contacts work until then. */
export async function extendLinks(tx: Database, contacts: readonly string[], expiresAt: Date): Promise<void> {
  await tx
    .update(letterLinks)
    .set({ expiresAt })
    .where(inArray(letterLinks.contactId, [...contacts]))
}

/**
 * Deletes the addresses whose requests have all ended by then. One that nobody finished ends some time after the wanted
 * day, which comes as a date, or after it was asked.
 */
export async function deleteEnded(
  tx: Database,
  { by, wanted, asked }: { by: Date; wanted: string; asked: Date },
): Promise<void> {
  await tx.delete(letterContacts).where(
    and(
      lte(letterContacts.updatedAt, by),
      sql`not exists (select 1 from ${letterRequests} request
        where request.contact_id = ${letterContacts}.id
          and (request.updated_at > ${by.toISOString()}::timestamptz
            or (request.wanted_by > ${wanted} and request.asked_at > ${asked.toISOString()}::timestamptz
              and ${isOpenRequest()})))`,
    ),
  )
}
