import { codeInGroups } from '@bearings/domain/advising/invites/rules'
import { limits as most } from '@bearings/domain/letters/options'
import { isOpen, nextReminder } from '@bearings/domain/letters/rules'
import { addDays, todayIn } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import { queueMails } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/requests/services.ts'
import { type LetterCodes, letterCodes } from '../codes.ts'
import { lettersMail, linkMail, type Told } from './mail.ts'
import * as store from './store.ts'

const day = 86_400_000
/** How many contacts are told in one transaction. */
const atOnce = 100

type Teller = Pick<Services, 'db' | 'now' | 'config'>
type Means = { codes: LetterCodes; config: Services['config'] }

/** Writes the mail of the day to each recommender who is to be told something. Any number of processes may run this at once. */
export async function tellContacts(services: Teller, signal?: AbortSignal): Promise<void> {
  const means = await meansOf(services)
  let told = 0
  do {
    told = await services.db.transaction((tx) => tellSome(tx, means, { now: services.now() }))
  } while (told === atOnce && !signal?.aborted)
}

/** Tells one recommender at once what is due, unless they had a mail today. */
export async function tellContact(services: Teller, contactId: string): Promise<void> {
  const means = await meansOf(services)
  await services.db.transaction((tx) => tellSome(tx, means, { now: services.now(), contactId }))
}

/**
 * Tells a recommender who had accepted that the student no longer needs a letter, before that request is deleted. A mail
 * of the same day does not delay it.
 * @param asked The contact who is asked instead. One who is asked again is told that alone.
 */
export async function tellTakenBack(
  tx: Database,
  means: Means,
  { recommenderId, asked, now }: { recommenderId: string; asked: string | null; now: Date },
): Promise<void> {
  const contactId = await store.lockUntold(tx, recommenderId)
  if (contactId !== undefined && contactId !== asked)
    await tellSome(tx, means, { now, contactId, mailedBefore: now })
}

/** Mails the working link again; or a new one, and all earlier ones end. */
export async function mailLink(
  services: Teller,
  contactId: string,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const means = await meansOf(services)
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const contact = await store.lockContact(tx, contactId)
    if (!contact) return
    const salts = await (isNew ? renewed : workingSalts)(tx, means, [contact.id], now)
    const mail = linkMail(given(means, contact.id, salts), { isNew })
    await queueMails(tx, [{ ...mail, to: contact.email }], now)
  })
}

/** Deletes the addresses of recommenders 30 days after their last request ended. Safe to run twice. */
export async function sweepContacts(tx: Database, now: Date): Promise<void> {
  const by = new Date(now.getTime() - most.keptDays * day)
  const wanted = addDays(todayIn('UTC', now), -most.graceDays - most.keptDays)
  const asked = new Date(by.getTime() - most.openDays * day)
  await store.deleteEnded(tx, { by, wanted, asked })
}

type Due = { now: Date; contactId?: string; mailedBefore?: Date }

async function tellSome(tx: Database, means: Means, due: Due): Promise<number> {
  const { now } = due
  const contacts = await store.lockDue(tx, {
    mailedBefore: new Date(now.getTime() - day),
    ...due,
    rows: atOnce,
  })
  if (contacts.length === 0) return 0
  const rows = await store.dueOf(
    tx,
    contacts.map(({ id }) => id),
    now,
  )
  const told = contacts.map((contact) => ({
    ...contact,
    all: rows
      .filter(({ contactId }) => contactId === contact.id)
      .map((row) => ({ ...row, what: whatOf(row, contact) })),
  }))
  const mailed = told.filter(({ all }) => all.some(({ what }) => what !== null))
  const salts = await workingSalts(
    tx,
    means,
    mailed.map(({ id }) => id),
    now,
  )
  await queueMails(
    tx,
    mailed.map(({ id, email, all }) => ({
      ...lettersMail(
        all.flatMap(({ what, ...row }) => (what ? [{ ...row, what, colleges: openOf(row) }] : [])),
        given(means, id, salts),
      ),
      to: email,
    })),
    now,
  )
  if (mailed.length > 0)
    await store.noteMailed(
      tx,
      mailed.map(({ id }) => id),
      now,
    )
  await store.noteTold(
    tx,
    told.flatMap(({ all }) =>
      all.map((row) => ({ id: row.id, tellAt: nextReminder(row, now), isMailed: row.what !== null })),
    ),
    now,
  )
  return contacts.length
}

type Row = Awaited<ReturnType<typeof store.dueOf>>[number]

/** Returns what a recommender is told about a request; `null` for nothing. */
function whatOf(row: Row, { reminders }: { reminders: boolean }): Told['what'] | null {
  if (!row.isInUse) return null
  if (row.state === 'withdrawn') return 'withdrawn'
  const isWaiting = isOpen(row)
  // The student reads that the first mail goes out, also where no college waits for a letter.
  if (row.mailedAt === null && (isWaiting || row.state === 'asked')) return 'asked'
  return isWaiting && reminders ? 'reminder' : null
}

/** Counts the letters that are not sent. */
function openOf({ letters }: Pick<Row, 'letters'>): number {
  return letters.filter(({ sentOn }) => sentOn === null).length
}

/** Returns what writing mails needs. Not for transactions. */
export async function meansOf({ db, config }: Teller): Promise<Means> {
  return { codes: await letterCodes(db), config }
}

function given({ codes, config }: Means, contactId: string, salts: ReadonlyMap<string, string>) {
  const code = codeInGroups(codes.codeOf({ ownerId: contactId, salt: salts.get(contactId)! }))
  return { url: `${config.publicUrl}/letters/${code}` }
}

/** Returns the salts of these contacts' links, which work for as long as new ones; those without one get one. */
async function workingSalts(tx: Database, means: Means, contacts: readonly string[], now: Date) {
  if (contacts.length === 0) return new Map<string, string>()
  const known = await store.saltsOf(tx, contacts, now)
  await store.extendLinks(tx, [...known.keys()], expiryAt(now))
  const made = await renewed(
    tx,
    means,
    contacts.filter((contact) => !known.has(contact)),
    now,
  )
  return new Map([...known, ...made])
}

async function renewed(tx: Database, { codes }: Means, contacts: readonly string[], now: Date) {
  const links = contacts.map((contactId) => ({
    contactId,
    ...codes.newSecret(contactId),
    expiresAt: expiryAt(now),
  }))
  await store.putLinks(tx, links)
  return new Map(links.map(({ contactId, salt }) => [contactId, salt]))
}

function expiryAt(now: Date): Date {
  return new Date(now.getTime() + most.linkDays * day)
}
