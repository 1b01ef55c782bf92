/**
 * Measures how long pages take to answer a hand: for each press or typed letter, the time from the input to
 * the next frame, as the browser measures it, with a CPU slowed four times, and how much of it was waiting,
 * the page's own code, and drawing. Start the server first (`npm run build && npm start`), or set its
 * address: `BEARINGS_URL=http://localhost:3000 npm run bench -- interactions [PART OF A PATH] [ROUNDS]`
 */
import type { Page } from '@playwright/test'
import { steps } from './interactions/steps.ts'
import { demoSession, launch, middle, signedIn, slow, slowdown } from './slow-phone.ts'

const url = process.env.BEARINGS_URL ?? 'http://localhost:3000'
const only = process.argv[3] ?? ''
const rounds = Number(process.argv[4] ?? 3)

/** Milliseconds of one interaction: until the page's code began, until it ended, until the frame was drawn. */
type Timing = { waiting: number; code: number; drawing: number; whole: number }

const browser = await launch()
const session = await demoSession(url)

console.log(`processor slowed ${slowdown} times, medians of ${rounds}, in ms`)
console.log(row('', ['whole', 'waiting', 'code', 'drawing']))
for (const [path, actions] of Object.entries(steps)) {
  if (!path.includes(only)) continue
  const timings = new Map<string, Timing[]>(Object.keys(actions).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    const context = await signedIn(browser, session)
    await context.addInitScript(observe)
    const page = await context.newPage()
    await slow(page, 'as it is')
    await page.goto(`${url}${path}`)
    await settled(page)
    page.setDefaultTimeout(8000)
    for (const [name, action] of Object.entries(actions)) timings.get(name)!.push(await timed(page, action))
    await context.close()
  }
  console.log(path)
  for (const [name, of] of timings) {
    const part = (value: (timing: Timing) => number) => middle(of.map(value)).toFixed(0)
    const cells = [part((t) => t.whole), part((t) => t.waiting), part((t) => t.code), part((t) => t.drawing)]
    console.log(row(`  ${name}`, cells))
  }
}
await browser.close()

/** Waits until nothing loads any more, as it would before a person finds what to press. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .mantine-Skeleton-root'))
  await page.waitForTimeout(2500)
}

async function timed(page: Page, action: (page: Page) => Promise<unknown>): Promise<Timing> {
  await page.evaluate(() => void (window.interactions.length = 0))
  await action(page)
  await page.waitForTimeout(1200)
  const all = await page.evaluate(() => window.interactions)
  return (
    all.toSorted((one, other) => other.whole - one.whole)[0] ?? { waiting: 0, code: 0, drawing: 0, whole: 0 }
  )
}

/** Runs inside the page before anything else, so it must not use anything from this file. */
function observe(): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      const { startTime, processingStart, processingEnd, duration } = entry
      const code = processingEnd - processingStart
      const waiting = processingStart - startTime
      window.interactions.push({ waiting, code, drawing: duration - waiting - code, whole: duration })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

function row(first: string, cells: string[]): string {
  return `${first.padEnd(44)}${cells.map((cell) => cell.padStart(9)).join('')}`
}

declare global {
  interface Window {
    interactions: { waiting: number; code: number; drawing: number; whole: number }[]
  }
}
