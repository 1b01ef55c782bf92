/**
 * Measures how long a notification takes to reach everybody with a page open: 2,000 people, each with a
 * stream to one server process, notified in one transaction. `npm run bench -- streams` uses the embedded
 * database; `TEST_DATABASE_URL=postgres://…` a PostgreSQL server.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'

const people = 2000
/** The most milliseconds from the commit until the last person has it. */
const budget = 1000
const rounds = 5

const script = resolve(import.meta.dirname, '../apps/server/src/testing/stream-server.ts')
const server = fork(script, [String(people)], { execArgv: ['--import', 'tsx', '--expose-gc'] })
const ask = async <T>(what: string): Promise<T> => {
  const answer = once(server, 'message')
  server.send(what)
  return ((await answer) as [T])[0]
}
type Memory = { memory: { rss: number; heapUsed: number } }
type Cpu = { cpu: { user: number; system: number } }

const [{ url, tokens, engine }] = (await once(server, 'message')) as [
  { url: string; tokens: string[]; engine: string },
]
const { memory: before } = await ask<Memory>('memory')

/** When each stream received the last notification. */
let arrivals: number[] = []
let isComplete: () => void = () => {}
const agent = new Agent({ maxSockets: Infinity })
const startedAt = Date.now()
// A hundred at a time, because the rate of arrivals is not measured.
for (let first = 0; first < people; first += 100)
  await Promise.all(tokens.slice(first, first + 100).map(open))
console.log(`${people} streams on one process, ${engine} database, opened in ${Date.now() - startedAt} ms`)
const { memory: after } = await ask<Memory>('memory')

let slowest = 0
for (let round = 1; round <= rounds; round++) {
  arrivals = []
  const complete = new Promise<void>((done) => (isComplete = done))
  const askedAt = Date.now()
  const { cpu: idle } = await ask<Cpu>('cpu')
  const { toldAt } = await ask<{ toldAt: number }>('tell')
  await Promise.race([
    complete,
    new Promise((_, fail) => setTimeout(fail, 30_000, new Error('Not all were told'))),
  ])
  const { cpu: busy } = await ask<Cpu>('cpu')
  const used = (busy.user + busy.system - idle.user - idle.system) / 1000
  const after = arrivals.map((at) => at - toldAt).sort((one, other) => one - other)
  const last = after.at(-1)!
  slowest = Math.max(slowest, last)
  console.log(
    `round ${round}: committed ${toldAt - askedAt} ms after being asked; half had it ${Math.max(0, after[people / 2]!)} ms after that, all ${Math.max(0, last)} ms (budget ${budget}); ${used.toFixed(0)} ms of the server's processor`,
  )
}

const grown = (of: 'rss' | 'heapUsed') => (after[of] - before[of]) / people / 1024
console.log(
  `memory of the process: ${(after.rss / 1e6).toFixed(0)} MB with the streams, ${(before.rss / 1e6).toFixed(0)} MB without; ` +
    `${grown('rss').toFixed(1)} KiB a stream, of it ${grown('heapUsed').toFixed(1)} KiB of heap`,
)
agent.destroy()
server.send('stop')
await once(server, 'exit')
process.exit(slowest > budget ? 1 : 0)

/** Opens a person's stream and waits for the response to begin. */
async function open(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const [response] = (await once(
    get(`${url}/api/v1/notifications/stream`, { agent, headers }),
    'response',
  )) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream was refused with ${response.statusCode}`)
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    if (!text.includes('event: notification')) return
    arrivals.push(Date.now())
    if (arrivals.length === people) isComplete()
  })
}
