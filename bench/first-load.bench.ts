/**
 * Measures what a first visit transfers, as the browser counts it: scripts and styles, compressed, without
 * fonts and images. Start the server first (`npm start`), or set its address:
 * `BEARINGS_URL=http://localhost:3000 npm run bench -- first-load`.
 */
import { chromium, type Page } from '@playwright/test'

const url = process.env.BEARINGS_URL ?? 'http://localhost:3000'
/** Kilobytes (1000 bytes) of script and style together. */
const budgets = { '/': 8, '/dashboard': 219 }

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const session: unknown = await (
  await fetch(`${url}/api/v1/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
).json()
let over = false

for (const [path, budget] of Object.entries(budgets)) {
  const context = await browser.newContext()
  if (path !== '/')
    await context.addInitScript(
      (value) => localStorage.setItem('bearings.auth', value),
      JSON.stringify(session),
    )
  const page = await context.newPage()
  const transferred = await measured(page, `${url}${path}`)
  const total = [...transferred.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  over ||= total > budget
  console.log(`${path}  ${total.toFixed(1)} kB of script and style (budget ${budget})`)
  for (const [file, bytes] of [...transferred].sort((one, two) => two[1] - one[1]))
    console.log(`    ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${new URL(file).pathname}`)
  await context.close()
}

await browser.close()
process.exit(over ? 1 : 0)

/** Returns the bytes on the wire of each script and style sheet at load, without later prefetching. */
async function measured(page: Page, address: string): Promise<Map<string, number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const files = new Map<string, string>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || type === 'Stylesheet') files.set(requestId, response.url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) bytes.set(file, encodedDataLength)
  })
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
  return new Map(bytes)
}
