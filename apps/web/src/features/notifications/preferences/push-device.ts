import type { PushDevice } from '@bearings/domain/notifications/push/schema'
import { say } from '@bearings/domain/say'

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
