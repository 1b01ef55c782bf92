import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Feed } from '@bearings/domain/deadlines/schema'
import { Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { secretFor } from '#platform/config/secrets.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'
import { list } from '../service.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import * as store from './store.ts'

/** Calendars read every hour or so, and some several times at once. */
const readings = { name: 'calendar-feed', points: 120, seconds: 3600 }
/** Counts unknown secrets by network. Known ones are answered all the same. */
const misses = { name: 'calendar-feed-misses', points: 60, seconds: 600 }
const renewals = { name: 'calendar-feed-renewals', points: 20, seconds: 3600 }
const minutesBetweenNotes = 10

export async function read({ db, actor, config }: SignedInContext): Promise<Feed> {
  const row = await store.find(db, actor)
  if (!row) return { url: null, lastReadAt: null }
  const secret = await secretOf(db, actor.userId, row.salt)
  return { url: urlOf(config.publicUrl, secret), lastReadAt: row.lastReadAt?.toISOString() ?? null }
}

/** Gives the feed a new secret URL. Calendars with the old one get nothing more. */
export async function renew(context: SignedInContext): Promise<Feed> {
  const { db, actor, limits } = context
  await limits.take(renewals, actor.userId)
  const salt = randomBytes(16).toString('base64url')
  const secret = await secretOf(db, actor.userId, salt)
  await store.save(db, actor, { salt, secretHash: hashOf(secret) })
  return read(context)
}

export async function end({ db, actor }: SignedInContext): Promise<undefined> {
  await store.remove(db, actor)
}

type FeedQuery = { secret: string; address: string; withTests: boolean }

/**
 * Returns the calendar behind a secret URL.
 * @throws {Failure} NOT_FOUND if no feed has this secret, or no longer has it.
 */
export async function calendar(
  { db, now, config, limits }: Services,
  { secret, address, withTests }: FeedQuery,
): Promise<Calendar> {
  const owner = await store.findOwner(db, hashOf(secret), now())
  if (!owner) {
    await limits.take(misses, networkOf(address))
    throw new Failure('NOT_FOUND')
  }
  await limits.take(readings, owner.userId)
  await store.noteRead(db, owner, now(), new Date(now().getTime() - minutesBetweenNotes * 60_000))

  const deadlines = await list({ db, actor: owner, now })
  const shown = deadlines.filter(({ source }) => withTests || source !== 'test')
  return calendarOf(shown, { publicUrl: config.publicUrl, now: now() })
}

function urlOf(publicUrl: string, secret: string): string {
  return `${publicUrl}/calendar/${secret}.ics`
}

/** Computes the secret, so that it can be shown again although no table contains it. */
async function secretOf(db: Database, userId: string, salt: string): Promise<string> {
  return createHmac('sha256', await secretFor(db, 'feeds'))
    .update(`${userId}\n${salt}`)
    .digest('base64url')
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
