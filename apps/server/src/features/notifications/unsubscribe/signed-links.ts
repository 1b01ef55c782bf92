import { createHmac, timingSafeEqual } from 'node:crypto'
import { Failure } from '@bearings/domain/failure'
import type { Language } from '@bearings/domain/language/options'
import { type NotificationType, notificationTypes } from '@bearings/domain/notifications/options'
import { eq } from 'drizzle-orm'
import { users } from '#database/tables/users.ts'
import { secretFor } from '#platform/config/secrets.ts'
import type { Services } from '#platform/requests/services.ts'
import { setMails } from '../preferences/service.ts'

/** What a URL ends: the mails of one type to one person. It works until then. */
type Ending = { userId: string; type: NotificationType; until: Date }

/** What a URL ends, whether the URL has expired, and the language that the reader has chosen. */
export type Named = { type: NotificationType; hasExpired: boolean; language: Language | null }

/** Long enough for any email a person still uses; one from years ago may be in other hands. */
const validFor = 365 * 86_400_000

/**
 * Returns a function that makes the URL that ends a person's mails of one type. It names both and when it
 * expires, and is signed.
 */
export async function unsubscribeUrls({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>) {
  const secret = await secretFor(db, 'unsubscribe')
  const until = Math.floor((now().getTime() + validFor) / 1000).toString(36)
  return (userId: string, type: NotificationType) => {
    const named = `${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}.${type}.${until}`
    return `${config.publicUrl}/unsubscribe/${named}.${signatureOf(secret, named).toString('base64url')}`
  }
}

type Reader = Pick<Services, 'db' | 'now'>

/**
 * Returns what the URL with this token ends.
 * @throws {Failure} NOT_FOUND for a token that we did not sign.
 */
export async function read({ db, now }: Reader, token: string): Promise<Named> {
  const { userId, type, until } = await open(db, token)
  return { type, hasExpired: until < now(), language: await languageOf(db, userId) }
}

/**
 * Ends it, unless the URL has expired. Doing so again changes nothing.
 * @throws {Failure} NOT_FOUND as above.
 */
export async function unsubscribe({ db, now }: Reader, token: string): Promise<Named> {
  const { userId, type, until } = await open(db, token)
  const hasExpired = until < now()
  if (!hasExpired) await setMails(db, userId, type, false)
  return { type, hasExpired, language: await languageOf(db, userId) }
}

async function languageOf(db: Services['db'], userId: string): Promise<Language | null> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId))
  return row?.language ?? null
}

async function open(db: Services['db'], token: string): Promise<Ending> {
  const [person = '', name = '', until = '', signature = ''] = token.split('.')
  const received = Buffer.from(signature, 'base64url')
  const expected = signatureOf(await secretFor(db, 'unsubscribe'), `${person}.${name}.${until}`)
  const type = notificationTypes.find((known) => known === name)
  const isOurs = received.length === expected.length && timingSafeEqual(received, expected)
  if (!isOurs || !type) throw new Failure('NOT_FOUND')
  const hex = Buffer.from(person, 'base64url').toString('hex')
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { userId, type, until: new Date(Number.parseInt(until, 36) * 1000) }
}

/** Returns 128 bits, which keep the URL on one line of a mail. */
function signatureOf(key: Buffer, named: string): Buffer {
  return createHmac('sha256', key).update(named).digest().subarray(0, 16)
}
