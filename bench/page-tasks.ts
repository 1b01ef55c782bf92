import { type Browser, chromium, type Page } from '@playwright/test'

const url = process.env.BEARINGS_URL ?? 'http://localhost:3000'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** Starts a demo; returns its student's session and a function that sends requests as that student. */
export async function student() {
  const session = (await send('POST', '/demo', {})) as { access_token: string }
  return {
    session,
    send: (method: string, path: string, body?: object) => send(method, path, body, session.access_token),
  }
}

/** Opens the page at this path as that student, some seconds after it has loaded. */
export async function openAs(session: object, path: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((value) => localStorage.setItem('bearings.auth', value), JSON.stringify(session))
  // Waits a fixed time, because pages keep a stream open and the network is never idle.
  await page.goto(`${url}${path}`)
  await page.waitForTimeout(5000)
  return { browser, page }
}

/**
 * Prints the longest task on the page's main thread while this is done, and returns whether it is within so many
 * milliseconds of processor time.
 */
export async function measureTasks(
  page: Page,
  what: string,
  most: number,
  act: () => Promise<void>,
): Promise<boolean> {
  const events: TraceEvent[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete

  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const main = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(thread))
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && event.ph === 'X' && main.has(thread(event)),
  )
  const longest = (of: 'dur' | 'tdur') => Math.max(...tasks.map((task) => task[of] ?? 0)) / 1000
  console.log(`${what}: ${tasks.length} tasks on the main thread`)
  console.log(
    `longest: ${longest('tdur').toFixed(1)} ms of its processor (budget ${most}), ${longest('dur').toFixed(1)} ms by the clock`,
  )
  return longest('tdur') <= most
}

/** Returns a hundred words of prose, different for each start. */
export function paragraph(start: number): string {
  const words =
    'my grandmother kept naïve “bees” behind the garage — and I was afraid of them for years'.split(' ')
  const hundred = Array.from({ length: 100 }, (_, index) => words[(start + index * 7) % words.length])
  return `${hundred.join(' ')}.`
}

async function send(method: string, path: string, body?: object, token?: string): Promise<unknown> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return response.json()
}
