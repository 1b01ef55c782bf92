import type { Page } from '@playwright/test'

/** Holds back requests to these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: RegExp | string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
