/**
 * `npm run fuzz -- cpu [--minutes 20] [--only PART]`: sends every endpoint input that is hostile and of a size that
 * comes through, one request at a time, and measures the processor time that the server takes for each. Fails above
 * half a second.
 */
import { parseArgs } from 'node:util'
import { knownTo } from '../people.ts'
import { targets } from '../requests.ts'
import type { Hostile } from './hostile-requests.ts'
import { leastOf, receiving } from './judgment.ts'
import { startMeasured } from './measured-server.ts'
import { type Asked, type Trial, trialOf, trialOfUpload, uploads } from './trials.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
})
const until = performance.now() + Number(values.minutes) * 60_000
const trials = [...uploads.map(trialOfUpload), ...targets.map(trialOf)]
const server = await startMeasured()
const found: string[] = []
const missed: string[] = []
let requests = 0

for (const trial of trials.filter(({ name }) => name.includes(values.only)))
  if (performance.now() > until) missed.push(trial.name)
  else await run(trial)
server.stop()

console.log(`\n${requests} requests; more processor time than they may take: ${found.length}`)
for (const each of found) console.log(each)
if (missed.length > 0) console.log(`No time was left for ${missed.length} endpoints, from ${missed[0]} on`)
process.exitCode = found.length > 0 ? 1 : 0

/** Measures an endpoint's ordinary request and its hostile ones, and prints the slowest. */
async function run({ name, sender, bound, ordinary, hostile }: Trial): Promise<void> {
  let people = await server.people()
  const asked: Asked = {
    known: (field) => knownTo(sender === 'newcomer' ? 'student' : sender, people.known)(field),
    id: 0,
    isShort: false,
    archive,
  }
  const control = await ordinaryAnswer()
  let [worst, words] = [0, 'nothing hostile to send']

  for await (const request of hostile(asked)) {
    let status: number | null = null
    const most = bound + receiving * Buffer.byteLength(request.body ?? '')
    const seconds = await leastOf(async () => {
      const measured = await measure(request)
      status = measured.status
      return measured.seconds
    }, most)
    const answer = `${inMs(seconds)}, ${request.what}, answer ${status ?? 'none'}`
    if (seconds > worst) [worst, words] = [seconds, answer]
    if (seconds > most) {
      found.push(`${name}: ${answer}`)
      console.log(`SLOW ${name}: ${answer}`)
    }
    if (performance.now() > until) break
  }
  console.log(`${name}: ${words}; ordinary: ${control}`)

  async function measure({ method, url, body, type = 'application/json' }: Hostile) {
    requests += 1
    const headers = { ...people.headersOf[sender], ...(body !== undefined && { 'content-type': type }) }
    const measured = await server.measure({ method, url, headers, body })
    // The request may have ended the session, or the server.
    if (measured.status === 401 || measured.status === null) people = await server.people()
    return measured
  }

  /**
   * Looks for the id and the fields that the endpoint takes, and measures the second request: the first may compile
   * something.
   */
  async function ordinaryAnswer(): Promise<string> {
    if (!ordinary(asked)) return 'none'
    const ids = name.includes('{id}') ? asked.known('id').length : 1
    const tries = [false, true].flatMap((isShort) =>
      Array.from({ length: ids }, (_, id) => ({ id, isShort })),
    )
    for (const each of tries) {
      const { status } = await measure(ordinary({ ...asked, ...each })!)
      if (status === null || status >= 400) continue
      Object.assign(asked, each)
      break
    }
    const { seconds, status } = await measure(ordinary(asked)!)
    return `${inMs(seconds)}, answer ${status}`
  }

  async function archive(): Promise<Uint8Array> {
    return server.read('/api/v1/me/archive', people.headersOf[sender])
  }
}

function inMs(seconds: number): string {
  return `${Math.round(seconds * 1000)} ms`
}
