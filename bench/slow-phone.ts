import {
  type Browser,
  type BrowserContext,
  chromium,
  type CDPSession,
  devices,
  type Page,
} from '@playwright/test'

/** "Slow 4G" as in Chrome's DevTools: 1.6 and 0.75 megabits per second, 150 ms round trip. */
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
/** How many times slower than this machine's a phone's CPU is assumed to be. */
export const slowdown = Number(process.env.SLOWDOWN ?? 4)

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
}

export async function demoSession(url: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}/api/v1/demo`, { method: 'POST', headers, body: '{}' })).json()
}

/** Opens a browser context with nothing stored, signed in with this session. */
export async function signedIn(
  browser: Browser,
  session: unknown,
  on: 'phone' | 'desktop' = 'desktop',
): Promise<BrowserContext> {
  const context = await browser.newContext(on === 'phone' ? devices['iPhone 12'] : {})
  await context.addInitScript(
    (value) => localStorage.setItem('bearings.auth', value),
    JSON.stringify(session),
  )
  return context
}

/** Slows the page's CPU, and optionally its network, as long as the page is open. */
export async function slow(page: Page, network: 'slow 4G' | 'as it is'): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  if (network === 'slow 4G') await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return devtools
}

export function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1]!
}
