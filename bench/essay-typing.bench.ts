/**
 * Whether typing stays smooth in an essay of 5,000 words: the browser's own trace of its main thread, letter by letter
 * in the middle of the text. Start the server first (`npm start`), or name it:
 * `BEARINGS_URL=http://localhost:3000 npm run bench -- essay-typing`.
 */
import { chromium } from '@playwright/test'

const url = process.env.BEARINGS_URL ?? 'http://localhost:3000'
/** Milliseconds that a task may take the main thread's processor: from there on people feel it. */
const budget = 50
const letters = 'and then the river rose again over the lower field '.repeat(3)

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

const session = (await send('POST', '/demo', {})) as { access_token: string }
const { id } = (await send('POST', '/essays', { promptName: 'A long one', wordLimit: 5000 })) as {
  id: string
}
await send('PUT', `/essays/${id}/text`, { content: fiveThousandWords(), basedOn: 1 })

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
await context.addInitScript((value) => localStorage.setItem('bearings.auth', value), JSON.stringify(session))
const page = await context.newPage()
await page.goto(`${url}/essays/${id}`, { waitUntil: 'networkidle' })
const essay = page.getByLabel('Essay', { exact: true })
await essay.evaluate((field: HTMLTextAreaElement) => {
  field.focus()
  field.setSelectionRange(field.value.length / 2, field.value.length / 2)
})

const events: TraceEvent[] = []
const devtools = await context.newCDPSession(page)
devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
await devtools.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
})
await page.keyboard.type(letters, { delay: 60 })
const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
await devtools.send('Tracing.end')
await complete
await browser.close()

const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
const main = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(thread))
const tasks = events.filter(
  (event) => event.name.endsWith('RunTask') && event.ph === 'X' && main.has(thread(event)),
)
const longest = (of: 'dur' | 'tdur') => Math.max(...tasks.map((task) => task[of] ?? 0)) / 1000
console.log(`${letters.length} letters into 5,000 words: ${tasks.length} tasks on the main thread`)
console.log(
  `longest: ${longest('tdur').toFixed(1)} ms of its processor (budget ${budget}), ${longest('dur').toFixed(1)} ms by the clock`,
)
process.exit(longest('tdur') > budget ? 1 : 0)

function fiveThousandWords(): string {
  const words =
    'my grandmother kept naïve “bees” behind the garage — and I was afraid of them for years'.split(' ')
  const paragraph = (start: number) =>
    Array.from({ length: 100 }, (_, index) => words[(start + index * 7) % words.length]).join(' ')
  return Array.from({ length: 50 }, (_, index) => `${paragraph(index)}.`).join('\n\n')
}

async function send(method: string, path: string, body: object): Promise<unknown> {
  const token = path === '/demo' ? {} : { authorization: `Bearer ${session.access_token}` }
  const headers = { 'content-type': 'application/json', ...token }
  const response = await fetch(`${url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return response.json()
}
