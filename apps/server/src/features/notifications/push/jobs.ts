import { pushOf } from '@bearings/domain/notifications/push/rules'
import { PushDevice } from '@bearings/domain/notifications/push/schema'
import type { Services } from '#platform/requests/services.ts'
import { keepPush } from './kept.ts'
import { pushKeys } from './keys.ts'
import { type SendPush, sendPush } from './send.ts'
import * as store from './store.ts'

/** How many devices one step takes, and to how many the server sends at a time. */
const [atOnce, besides] = [200, 8]

/**
 * Pushes to the devices of people who have something new. Any number of processes may do so at once.
 * @param signal Stops after the pushes at hand.
 */
export async function pushNotifications(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  signal?: AbortSignal,
  send?: SendPush,
): Promise<void> {
  if (config.push === 'off') return
  await store.removeSignedOut(db)
  const sender = { ...(await pushKeys(db)), subject: subjectOf(config) }
  const moment = now()
  const handOver = send ?? (config.push === 'sent' ? sendPush : keepPush(moment))
  for (;;) {
    if (signal?.aborted) return
    const due = await db.transaction((tx) => store.takeDue(tx, moment, atOnce))
    const gone: string[] = []
    // The senders share one iterator, so each takes the next device that none has taken.
    const devices = due.values()
    const push = async () => {
      for (const { id, device, types } of devices) {
        const payload = JSON.stringify(pushOf(types))
        const status = await handOver(PushDevice.parse(JSON.parse(device)), payload, sender).catch(() => 0)
        if (status === 404 || status === 410) gone.push(id)
      }
    }
    await Promise.all(Array.from({ length: besides }, push))
    await store.removeGone(db, gone)
    if (due.length < atOnce) return
  }
}

/** Whom a push service asks if something is wrong (RFC 8292): the server's operator. */
function subjectOf({ publicUrl, mailFrom }: Services['config']): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
