import { bounds, keptAt } from '@bearings/domain/notifications/push/options'
import type { PushDevice } from '@bearings/domain/notifications/push/schema'
import { say } from '@bearings/domain/say'
import { personalStorage } from '#platform/device.ts'

/** The reason, in words for the person, why this browser is not pushed to. */
export class PushRefusal extends Error {}

/** Why this browser cannot be pushed to; `null` if it can. */
export function whyNoPush(): string | null {
  if (!window.isSecureContext) return say('It needs an address that begins with https.')
  const isHere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isHere) return null
  // Safari on an iPhone pushes only to an app on the home screen.
  return /iPhone|iPad/.test(navigator.userAgent)
    ? say('On an iPhone or iPad, first choose Share, then Add to Home Screen, and open Bearings from there.')
    : say('This browser does not support it.')
}

const standInKey = 'bearings.push-device'

/** A device for a server that keeps pushes: its browser needs no push service. */
export const standIn = {
  find: (): PushDevice | null => {
    const endpoint = personalStorage().getItem(standInKey)
    return endpoint === null ? null : standInAt(endpoint)
  },
  add: (): PushDevice => {
    const endpoint = `${keptAt}${crypto.randomUUID()}`
    personalStorage().setItem(standInKey, endpoint)
    return standInAt(endpoint)
  },
  remove: () => personalStorage().removeItem(standInKey),
}

function standInAt(endpoint: string): PushDevice {
  const { p256dh, auth } = bounds
  return { endpoint, keys: { p256dh: 'A'.repeat(p256dh.min), auth: 'A'.repeat(auth.min) } }
}

/** Returns this browser as a push service knows it; `null` if it is not subscribed. */
export async function pushDevice(): Promise<PushDevice | null> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  return subscription ? deviceOf(subscription) : null
}

/**
 * Asks the person and subscribes this browser at the push service of its maker.
 * @throws PushRefusal if the person or the browser refuses.
 */
export async function subscribe(publicKey: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushRefusal(
      say('This browser does not allow notifications from Bearings. Its settings for this site can.'),
    )
  const here = await registration()
  if (!here)
    throw new PushRefusal(say('The app is not stored on this device yet. Reload the page and try again.'))
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await here.pushManager.subscribe(options).catch(() => null)
  if (!subscription)
    throw new PushRefusal(say('The push service of this browser cannot be reached. Try again later.'))
  return deviceOf(subscription)
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration()
}

function deviceOf(subscription: PushSubscription): PushDevice {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}
