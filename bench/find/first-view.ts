import type { Browser, BrowserContext } from '@playwright/test'
import { middle, signedIn, slow } from '../slow-phone.ts'

/** Times of the first paint, of colleges with admission rates, and of the app's page with the odds. */
type View = { paint: number; colleges: number; placed: number }

/** Times until a phone shows `/schools/find`, in milliseconds: medians for a first and a repeat visit. */
export async function firstView(browser: Browser, url: string, session: unknown, rounds: number) {
  const first: View[] = []
  const again: View[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await signedIn(browser, session, 'phone')
    await context.addInitScript(observe)
    first.push(await viewed(context, url))
    again.push(await viewed(context, url))
    await context.close()
  }
  return { first: medians(first), again: medians(again) }
}

async function viewed(context: BrowserContext, url: string): Promise<View> {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await slow(page, 'slow 4G')
  await page.goto(`${url}/schools/find`)
  await page.waitForFunction(() => window.viewed.placed > 0)
  const view = await page.evaluate(() => window.viewed)
  await page.close()
  return view
}

function medians(views: View[]): View {
  const of = (part: keyof View) => middle(views.map((view) => view[part]))
  return { paint: of('paint'), colleges: of('colleges'), placed: of('placed') }
}

/** Runs inside the page before anything else, so it must not use anything from this file. */
function observe(): void {
  const view = { paint: 0, colleges: 0, placed: 0 }
  window.viewed = view
  new PerformanceObserver((list) => {
    view.paint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? view.paint
  }).observe({ type: 'paint', buffered: true })
  const app = 'ul[aria-label=Colleges] > li'
  const seen = { colleges: `.first-view li, ${app}`, placed: app }
  const changes = new MutationObserver(() => {
    for (const part of ['colleges', 'placed'] as const)
      if (view[part] === 0 && document.querySelector(seen[part])?.checkVisibility()) {
        view[part] = -1
        // A message sent in a frame arrives after the frame was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => (view[part] = performance.now()))
          port1.start()
          port2.postMessage(null)
        })
      }
  })
  changes.observe(document, { childList: true, subtree: true })
}

declare global {
  interface Window {
    viewed: { paint: number; colleges: number; placed: number }
  }
}
