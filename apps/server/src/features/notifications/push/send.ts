import { isPushEndpoint } from '@bearings/domain/notifications/push/rules'
import type { PushDevice } from '@bearings/domain/notifications/push/schema'
import type { PushKeys } from './keys.ts'

/** Milliseconds that a push service has to answer. */
const patience = 10_000
/** Seconds for which it keeps the push for a device that is off. */
const keeps = 12 * 3600

/** Hands a push to the service of a browser's maker, and returns the status of its answer. */
export type SendPush = (
  device: PushDevice,
  payload: string,
  sender: PushKeys & { subject: string },
) => Promise<number>

/** Sends it encrypted for the device (RFC 8291). It follows no redirect, because the address came from a browser. */
export const sendPush: SendPush = async (device, payload, { subject, ...keys }) => {
  if (!isPushEndpoint(device.endpoint)) return 410
  // Most servers never push, so it is loaded by those that do.
  const { default: webPush } = await import('web-push')
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(device, payload, {
    vapidDetails: { subject, ...keys },
    TTL: keeps,
    urgency: 'normal',
  })
  const answer = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? Buffer.alloc(0)),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await answer.body?.cancel()
  return answer.status
}
