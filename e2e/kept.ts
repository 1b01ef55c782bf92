import { expect, type Page } from '@playwright/test'
import { loadedAhead } from './fixtures.ts'

/** The code is on the device, and what the page has read. */
export async function isKept(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => seenHere(page)).toContainEqual(expect.stringContaining('/me'))
  await loadedAhead(page)
  // What came last is written a moment after it.
  await page.waitForTimeout(2000)
}

/** The addresses of what this browser has kept of what was read. */
export function seenHere(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('bearings.seen'))) return []
    const requests = await (await caches.open('bearings.seen')).keys()
    return requests.map(({ url }) => decodeURIComponent(url))
  })
}
