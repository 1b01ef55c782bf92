import { expect, type Page } from '@playwright/test'
import { loadedAhead } from './fixtures.ts'

/** The code is on the device, and what the page has read; what is changed from now on is kept. */
export async function isKept(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => seenHere(page)).toContainEqual(expect.stringContaining('/me'))
  await loadedAhead(page)
  await expect.poll(() => keepsChanges(page)).toBe(true)
  // The last change is stored a moment later.
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

/** Whether this browser has a tab that keeps what is not sent: it holds the name under which it does. */
function keepsChanges(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name?.includes('.waiting.'))
  })
}
