import { translated } from '@bearings/domain/say'
/** Returns a route's `head` with the title for the tab and the browser's history. */
export function titled(title: string) {
  return { meta: [{ title: `${translated(title)} · Bearings` }] }
}
