import { expect, type Page } from '@playwright/test'
import { waitForPreloads } from './fixtures.ts'

/** Waits until the device stores the code and what the page has read, and keeps changes from now on. */
export async function waitUntilStored(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringContaining('/me'))
  await waitForPreloads(page)
  await expect.poll(() => keepsChanges(page)).toBe(true)
  // The last change is stored a moment later.
  await page.waitForTimeout(2000)
}

/** Returns the addresses of the reads that this browser has stored. */
export function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('bearings.seen'))) return []
    const requests = await (await caches.open('bearings.seen')).keys()
    return requests.map(({ url }) => decodeURIComponent(url))
  })
}

/** Whether a tab of this browser keeps unsent changes; it then holds a lock with that name. */
function keepsChanges(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name?.includes('.waiting.'))
  })
}
