/**
 * Measures what each page costs on a first and a repeat visit, in Chromium with a CPU slowed four times, on a
 * slow connection: requests, bytes, script, the largest contentful paint, how long the page is blocked, and
 * the response time to the first touch. Start the server first (`npm run build && npm start`), or set its
 * address: `BEARINGS_URL=http://localhost:3000 npm run bench -- pages [PART OF A PATH] [ROUNDS]`
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { demoSession, launch, middle, signedIn, slow, slowdown } from './slow-phone.ts'

const url = process.env.BEARINGS_URL ?? 'http://localhost:3000'
const only = process.argv[3] ?? ''
const rounds = Number(process.argv[4] ?? 3)

/** A person's first action on a page. */
type Touch = (page: Page) => Promise<unknown>
const pages: Record<string, Touch | null> = {
  '/': null,
  '/dashboard': null,
  '/schools': (page) => page.getByRole('button', { name: 'Add School' }).click(),
  '/schools/find': (page) => page.getByRole('searchbox').or(page.getByRole('textbox')).first().click(),
  '/deadlines': (page) => page.getByText('Calendar', { exact: true }).click(),
  '/essays': null,
  '/profile': null,
  '/financial/scholarships': null,
  '/navigator': null,
}

type Visit = {
  requests: number
  kilobytes: number
  script: number
  largest: number
  whole: number
  blocked: number
  touch: number | null
}

const browser = await launch()
const session = await demoSession(url)

console.log(`Slow 4G, processor slowed ${slowdown} times, medians of ${rounds}; times in ms, kB compressed`)
console.log(
  row('', ['requests', 'kB', 'script kB', 'largest', 'whole', 'blocked', 'touch', 'again: kB', 'whole']),
)
for (const [path, touch] of Object.entries(pages)) {
  if (!path.includes(only)) continue
  const visits: [Visit, Visit][] = []
  for (let round = 0; round < rounds; round++) visits.push(await visited(browser, path, touch))
  const first = (of: (visit: Visit) => number | null) => middle(visits.map(([visit]) => of(visit) ?? NaN))
  const again = (of: (visit: Visit) => number) => middle(visits.map(([, visit]) => of(visit)))
  const cells = [
    first((visit) => visit.requests),
    first((visit) => visit.kilobytes),
    first((visit) => visit.script),
    first((visit) => visit.largest),
    first((visit) => visit.whole),
    first((visit) => visit.blocked),
    first((visit) => visit.touch),
    again((visit) => visit.kilobytes),
    again((visit) => visit.whole),
  ]
  console.log(
    row(
      path,
      cells.map((value) => (Number.isNaN(value) ? '' : value.toFixed(0))),
    ),
  )
}
await browser.close()

/** Visits a page with nothing stored, and again with what the first visit has left. */
async function visited(of: Browser, path: string, touch: Touch | null): Promise<[Visit, Visit]> {
  const context = await (path === '/' ? of.newContext() : signedIn(of, session))
  await context.addInitScript(observe)
  const visits: Visit[] = []
  for (const isFirst of [true, false]) {
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    visits.push(await measured(page, path, isFirst ? touch : null))
    await page.close()
  }
  await context.close()
  return visits as [Visit, Visit]
}

async function measured(page: Page, path: string, touch: Touch | null): Promise<Visit> {
  const transferred = watch(await slow(page, 'slow 4G'))
  const startedAt = performance.now()
  await page.goto(`${url}${path}`)
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
  const whole = performance.now() - startedAt
  const { requests, bytes, script } = transferred
  const { largest, blocked } = await page.evaluate(() => window.observed)
  const loaded = { requests, kilobytes: bytes / 1000, script: script / 1000, whole, largest, blocked }
  return { ...loaded, touch: touch && (await touched(page, touch)) }
}

/** Returns the time from the touch to the next paint, as the browser measures it. */
async function touched(page: Page, touch: Touch): Promise<number> {
  // Waits for preloading to finish, as it would before a person finds the button.
  await page.waitForTimeout(3000)
  await page.evaluate(() => void (window.observed.touch = 0))
  await touch(page)
  await page.waitForTimeout(1500)
  return page.evaluate(() => window.observed.touch)
}

function watch(devtools: CDPSession) {
  const seen = { requests: 0, bytes: 0, script: 0 }
  const scripts = new Set<string>()
  devtools.on('Network.requestWillBeSent', () => void seen.requests++)
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength
    if (scripts.has(requestId)) seen.script += encodedDataLength
  })
  return seen
}

/** Runs inside the page before anything else, so it must not use anything from this file. */
function observe(): void {
  const observed = { largest: 0, blocked: 0, touch: 0 }
  window.observed = observed
  for (const type of ['largest-contentful-paint', 'longtask', 'event'])
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (type === 'event') observed.touch = Math.max(observed.touch, duration)
        else if (type === 'longtask') observed.blocked += duration - 50
        else observed.largest = startTime
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
}

function row(first: string, cells: string[]): string {
  return `${first.padEnd(26)}${cells.map((cell) => cell.padStart(11)).join('')}`
}

declare global {
  interface Window {
    observed: { largest: number; blocked: number; touch: number }
  }
}
