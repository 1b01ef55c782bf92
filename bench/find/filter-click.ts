import type { Browser, CDPSession, Page } from '@playwright/test'
import { middle, signedIn, slow } from '../slow-phone.ts'

/** Clicked in alternation, so that each click changes the results; a phone shows both without scrolling. */
const labels = ['Far reach', 'All']
/** The number of clicks not counted, during which the browser still compiles the code. */
const warmUp = 4

type Clicked = { on: 'phone' | 'desktop'; url: string; session: unknown; rounds: number }

/**
 * Times clicks on a label until the page is painted with other colleges: elapsed milliseconds with a slowed
 * CPU, and the main thread's CPU time at full speed, which other load on the machine affects less.
 */
export async function filterClicks(browser: Browser, { on, url, session, rounds }: Clicked) {
  const context = await signedIn(browser, session, on)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${url}/schools/find`)
  await page.getByRole('list', { name: 'Colleges' }).getByRole('listitem').first().waitFor()
  // Waits for preloading to finish, as it would before a person finds the button.
  await page.waitForTimeout(4000)
  // Clicks by position, because looking up the buttons by name would be work for the page, too.
  const places = [await placeOf(page, labels[0]!), await placeOf(page, labels[1]!)]
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked: number[] = []
  for (let click = 0; click < warmUp + rounds * 2; click++) {
    const before = await workOf(devtools)
    await clickAt(page, places[click % 2]!)
    if (click >= warmUp) worked.push((await workOf(devtools)) - before)
  }

  await slow(page, 'as it is')
  await page.evaluate(observe)
  for (let click = 0; click < rounds * 2; click++) await clickAt(page, places[click % 2]!)
  const repaints = await page.evaluate(() => window.repaints)
  await context.close()
  return {
    worked: middle(worked),
    median: middle(repaints),
    most: Math.max(...repaints),
    count: repaints.length,
  }
}

/** Clicks and then waits, as a person does before the next click. */
async function clickAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.click(x, y)
  await page.waitForTimeout(700)
}

async function placeOf(page: Page, label: string): Promise<{ x: number; y: number }> {
  const button = page.getByRole('button', { name: new RegExp(`^${label} [\\d,]+$`) })
  const { x, y, width, height } = (await button.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Returns the milliseconds of CPU time the main thread has used so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

/** Runs inside the page, so it must not use anything from this file. */
function observe(): void {
  const repaints: number[] = []
  window.repaints = repaints
  let clickedAt: number | null = null
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true })
  const changes = new MutationObserver(() => {
    if (clickedAt === null) return
    const since = clickedAt
    clickedAt = null
    // A message sent in a frame arrives after the frame was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => repaints.push(performance.now() - since))
      port1.start()
      port2.postMessage(null)
    })
  })
  // The count of results changes together with the results.
  const count = [...document.querySelectorAll('main output')].find(({ textContent }) =>
    textContent.endsWith('colleges'),
  )!
  changes.observe(count, { childList: true, characterData: true, subtree: true })
}

declare global {
  interface Window {
    repaints: number[]
  }
}
