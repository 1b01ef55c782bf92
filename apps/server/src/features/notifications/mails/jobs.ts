import { writeIn } from '@bearings/domain/language/write-in'
import type { Database } from '#database/open.ts'
import { queueMails } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/requests/services.ts'
import { unsubscribeUrls } from '../unsubscribe/signed-links.ts'
import { notificationMail } from './mail.ts'
import * as store from './store.ts'

/** How many mails are written in one transaction. */
const atOnce = 200

type UrlFor = Awaited<ReturnType<typeof unsubscribeUrls>>

/**
 * Writes the mails that are due, one for each person and type. Any number of processes may do so at once.
 * @param signal Stops after the mails at hand.
 */
export async function mailNotifications(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  signal?: AbortSignal,
): Promise<void> {
  const urlFor = await unsubscribeUrls({ db, config, now })
  const moment = now()
  let taken = 0
  do {
    if (signal?.aborted) return
    taken = await db.transaction((tx) => mailSome(tx, { config, now: moment, urlFor }))
  } while (taken > 0)
}

type Some = Pick<Services, 'config'> & { now: Date; urlFor: UrlFor }

/** Returns how many rows were taken from the queue, mailed or not. */
async function mailSome(tx: Database, { config, now, urlFor }: Some): Promise<number> {
  const due = await store.lockDue(tx, now, atOnce)
  if (due.length === 0) return 0
  await store.remove(
    tx,
    due.map(({ id }) => id),
  )

  const groups = new Map<string, typeof due>()
  for (const item of due.filter(({ isWanted }) => isWanted)) {
    const key = `${item.userId} ${item.type}`
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  const written = [...groups.values()].map((items) => {
    const { userId, type, email, language } = items[0]!
    const gathered = { type, items, unsubscribeUrl: urlFor(userId, type) }
    return { ...writeIn(language, () => notificationMail(config, gathered)), language, to: email }
  })
  await queueMails(tx, written, now)
  return due.length
}
