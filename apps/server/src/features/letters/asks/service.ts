import { broken, Failure } from '@bearings/domain/failure'
import {
  handedLinkEnds,
  isFull,
  isOpen,
  ruleAgainstAsking,
  ruleAgainstReminding,
} from '@bearings/domain/letters/rules'
import type { IsFull, MyLetters, NewAsk, Places } from '@bearings/domain/letters/schema'
import { todayIn } from '@bearings/domain/today'
import type { WithId } from '@bearings/domain/with-id'
import { refresh } from '#features/notifications/service.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { attachedOf } from '../choices/service.ts'
import * as choices from '../choices/store.ts'
import { letterCodes } from '../codes.ts'
import { meansOf, tellContact, tellTakenBack } from '../telling/jobs.ts'
import { mine, sendsMail } from './mine.ts'
import * as store from './store.ts'

const day = 86_400_000
/** Each may be a mail to somebody who has no account. With those that were taken back. */
const asking: Limit = { name: 'letter-asks', points: 10, seconds: 86_400 }
/** Of one student to one address: a request that is taken back and made again is another mail. */
const askingAddress: Limit = { name: 'letter-asks-address', points: 4, seconds: 7 * 86_400 }
const looking: Limit = { name: 'letter-places', points: 60, seconds: 86_400 }

/** @throws {Failure} NOT_FOUND if the recommender is not the student's */
export async function ask(context: SignedInContext, wanted: NewAsk): Promise<MyLetters> {
  const { db, actor, now, limits, config } = context
  const email = sendsMail(config) ? wanted.email : null
  // Anyone can open a demo, so none mails a stranger.
  if (actor.demoId !== null && email !== null) throw broken('demo-not-possible')
  await limits.take(asking, actor.userId)
  const means = await meansOf(context)
  const { codes } = means
  const emailHash = email === null ? null : codes.emailHashOf(email)
  if (emailHash !== null) await limits.take(askingAddress, `${actor.userId} ${emailHash}`)
  const attached = await attachedOf(context, wanted)
  const at = now()
  const contactId = await db.transaction(async (tx) => {
    const { recommenderId, wantedBy } = wanted
    if (!(await store.lockRecommender(tx, actor, recommenderId))) throw new Failure('NOT_FOUND')
    const asks = await store.list(tx, actor)
    const contact = email && emailHash ? await store.contactOf(tx, { email, emailHash }, at) : null
    const { waiver } = await choices.find(tx, actor)
    const rule = ruleAgainstAsking({
      isWaiverAsked: waiver !== null,
      isOpen: asks.some((one) => one.recommenderId === recommenderId && isOpen(one)),
      lately: await store.countSince(tx, actor, new Date(at.getTime() - day)),
      isFull: emailHash !== null && isFull(await store.placesOf(tx, emailHash, at)),
    })
    if (rule) throw broken(rule)
    const row = {
      recommenderId,
      contactId: contact,
      attached,
      wantedBy,
      tellAt: contact === null ? null : at,
    }
    await tellTakenBack(tx, means, { recommenderId, asked: contact, now: at })
    const requestId = await store.replace(tx, row, at)
    const expiresAt = handedLinkEnds(wantedBy, at)
    await store.insertLink(tx, { requestId, ...codes.newSecret(requestId), expiresAt })
    const askedOn = todayIn(actor.timeZone, at)
    await store.setState(tx, recommenderId, { state: 'asked', askedOn }, at, actor.userId)
    await refresh(tx, await store.advisorsOf(tx, actor.userId))
    return contact
  })
  if (contactId !== null) await tellContact(context, contactId)
  return mine(context)
}

/** Returns whether it is of use to ask at this address. Nobody learns whether it is known otherwise. */
export async function places(context: SignedInContext, { email }: Places): Promise<IsFull> {
  const { db, actor, limits, now } = context
  await limits.take(looking, actor.userId)
  return { isFull: isFull(await store.placesOf(db, (await letterCodes(db)).emailHashOf(email), now())) }
}

export async function remind(context: SignedInContext, { id }: WithId): Promise<MyLetters> {
  const { db, actor, now } = context
  const contactId = await db.transaction(async (tx) => {
    const found = await store.lock(tx, actor, id)
    if (!found?.contactId) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstReminding(found, now())
    if (rule) throw broken(rule)
    await store.change(tx, id, { remindedAt: now(), tellAt: now() }, now())
    return found.contactId
  })
  await tellContact(context, contactId)
  return mine(context)
}

/** Takes back a request. Whoever has accepted it by a mailed link is told with the next mail of the day. */
export async function withdraw(context: SignedInContext, { id }: WithId): Promise<MyLetters> {
  const { db, actor, now } = context
  await db.transaction(async (tx) => {
    const found = await store.lock(tx, actor, id)
    if (!found) throw new Failure('NOT_FOUND')
    if (found.state !== 'asked' && found.state !== 'accepted') throw broken('letter-unanswerable')
    const isTold = found.state === 'accepted' && found.contactId !== null
    await store.change(tx, id, { state: 'withdrawn', tellAt: isTold ? now() : null }, now())
    await store.setState(tx, found.recommenderId, { state: 'planned' }, now(), actor.userId)
    await refresh(tx, await store.advisorsOf(tx, actor.userId))
  })
  return mine(context)
}
