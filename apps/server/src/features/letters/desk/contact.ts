import { setTimeout } from 'node:timers/promises'
import { Failure } from '@bearings/domain/failure'
import type { Desk, DeskChanges, LetterCode, Places } from '@bearings/domain/letters/schema'
import { LimitReached, type Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { Context } from '#platform/requests/serve.ts'
import { letterCodes } from '../codes.ts'
import { mailLink } from '../telling/jobs.ts'
import { tell, whoIs } from './answers.ts'
import { findLink, findMailed } from './link.ts'
import { deskOf } from './read.ts'
import * as store from './store.ts'

/** Of one address, so that nobody fills its mailbox. Who has the mailed link counts apart: anybody can type an address. */
const newLinks: Limit = { name: 'letter-new-links', points: 3, seconds: 86_400 }
const linksAgain: Limit = { ...newLinks, name: 'letter-links-again' }
/** Of one network: a school's teachers may share one. */
const lookingUp: Limit = { name: 'letter-addresses', points: 30, seconds: 3600 }

/** Changes what holds for all requests to the address of a mailed link. */
export async function change(
  context: Context,
  { code, most, reminders }: DeskChanges & LetterCode,
): Promise<Desk> {
  const contactId = await findMailed(context, code)
  const set = { ...(most !== undefined && { most }), ...(reminders !== undefined && { reminders }) }
  await store.changeContact(context.db, contactId, set, context.now())
  return (await deskOf(context, { contactId, requestId: null })).desk
}

/** Stops the reminders to the address of a mailed link. Doing so again changes nothing. */
export async function stopReminders(context: Parameters<typeof findMailed>[0], code: string): Promise<void> {
  const contactId = await findMailed(context, code)
  await store.changeContact(context.db, contactId, { reminders: false }, context.now())
}

/**
 * Mails a new link to who has the mailed one, in the place of that. To others it is mailed again: they cannot end it.
 * @throws {Failure} NOT_FOUND if no address is known
 */
export async function newLink(context: Context, { code }: LetterCode): Promise<undefined> {
  const link = await findLink(context, code)
  const contactId = link.contactId ?? (await deskOf(context, link)).rows[0]?.contactId
  if (!contactId) throw new Failure('NOT_FOUND')
  const isNew = link.contactId !== null
  await context.limits.take(isNew ? newLinks : linksAgain, contactId)
  await mailLink(context, contactId, { isNew })
}

/** In milliseconds, longer than it takes to write a mail. */
const evenTime = 60

/** Mails the link again to an address that has requests. Whoever asks does not learn whether it has any, not even by time. */
export async function newLinkTo(context: Context, { email }: Places): Promise<undefined> {
  await context.limits.take(lookingUp, networkOf(context.origin.address))
  await Promise.all([mailIfKnown(context, email), setTimeout(evenTime)])
}

async function mailIfKnown(context: Context, email: string): Promise<void> {
  const { db, limits } = context
  const contactId = await store.findContact(db, (await letterCodes(db)).emailHashOf(email))
  if (contactId === undefined) return
  try {
    await limits.take(linksAgain, contactId)
  } catch (error) {
    if (error instanceof LimitReached) return
    throw error
  }
  await mailLink(context, contactId, { isNew: false })
}

/** Deletes the address of a mailed link at once. Students whose requests were open are told. */
export async function forget(context: Context, { code }: LetterCode): Promise<undefined> {
  const contactId = await findMailed(context, code)
  const { db, now } = context
  await db.transaction(async (tx) => {
    const ended = await store.forget(tx, contactId, now())
    const title = 'Request Ended'
    await tell(
      tx,
      ended.map((one) => ({
        ...one,
        title,
        message: `${whoIs(one)} deleted their address here. Ask them in person about your letters.`,
      })),
      now(),
    )
  })
}
