import { otherPushWords, pushHosts, pushWords } from './options.ts'

const address = /^https:\/\/([a-z0-9.-]+)\/\S*$/

/** Whether this is the address of a device at the push service of a browser's maker. */
export function isPushEndpoint(endpoint: string): boolean {
  const host = pushHostOf(endpoint)
  return host !== null && pushHosts.some((known) => host === known || host.endsWith(`.${known}`))
}

/** The host that delivers to a device, which the person reads. */
export function pushHostOf(endpoint: string): string | null {
  return address.exec(endpoint)?.[1] ?? null
}

/** What a device shows of these unread notifications, and the page that it opens. */
export function pushOf(types: readonly string[]): { title: string; path: string } {
  const [type, ...others] = new Set(types)
  const title = others.length === 0 ? (pushWords as Record<string, string>)[type ?? ''] : undefined
  return { title: title ?? otherPushWords, path: '/notifications' }
}
