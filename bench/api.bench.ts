/**
 * Compares the fifteen busiest endpoints with a bare `node:http` server that has the same driver, the same
 * SQL, a remembered token and `JSON.stringify`, and with one that also looks up the session: in turns within one run,
 * and each round begins with another. Limits are counted and the log is written. Runs on the embedded database or, with
 * `TEST_DATABASE_URL=postgres://…`, on that server; only there are bare servers to compare. Each figure is the
 * median of its rounds. `npm run bench -- api [PART OF A KEY]`
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Replay } from './api/bare-process.ts'
import { endpoints, type Measured, requestOf, type Sample } from './api/endpoints.ts'
import { type Asked, load, type Loaded } from './api/load.ts'

const [students, clients, rounds, milliseconds] = [1000, 16, 9, 250]
/** The aims beside the server that looks up sessions; the last, beside the barest. */
const aims = { read: 0.9, write: 1, p99: 1.5 }
const only = process.argv[3] ?? ''

type Side = { child: ChildProcess; port: number; samples: Sample[] }
type Cpu = { cpu: { user: number; system: number } }
type Round = Loaded & { cpu: number }

const folder = mkdtempSync(join(tmpdir(), 'bearings-bench-'))
const built = await bundle()
// Each side has its own students, because a save by one would outdate the revision the other's is based on.
const product = start('product', [String(students), String(3 * clients)])
const ready = (await once(product, 'message'))[0] as {
  port: number
  engine: string
  connectionString?: string
  samples: Sample[]
  replays: Replay[]
  statements: Map<string, number>
}
const sides: Side[] = [{ child: product, port: ready.port, samples: ready.samples.slice(0, clients) }]
if (ready.connectionString)
  for (const [at, kind] of ['remembered', 'session'].entries()) {
    const bare = start('bare', [ready.connectionString, kind])
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }]
    bare.send({
      tokens: ready.samples.flatMap((one) => [one.token, one.advisorToken]),
      replays: ready.replays,
    })
    await once(bare, 'message')
    const first = clients * (at + 1)
    sides.push({ child: bare, port, samples: ready.samples.slice(first, first + clients) })
  }

console.log(
  `${ready.engine} database, ${students} students, ${clients} connections, ${rounds} rounds of ${milliseconds} ms each`,
)
console.log(
  line('', ['stmts', 'bare/s', 'ours/s', '(min–max)', '÷ bare', '÷ bareS', 'µs bare', 'µs ours', 'p99 ms']),
)
for (const endpoint of endpoints.filter(({ key }) => key.includes(only))) {
  const results: Round[][] = sides.map(() => [])
  for (const side of sides) await load(side.port, asked(endpoint, side), milliseconds)
  for (let round = 0; round < rounds; round++)
    for (const index of inTurn(round)) results[index]!.push(await measured(sides[index]!, endpoint))
  report(endpoint.key, results)
}
for (const { child } of sides) child.send('stop')
await Promise.all(sides.map(({ child }) => once(child, 'exit')))
for (const made of [folder, built]) rmSync(made, { recursive: true })

/**
 * Bundles both processes as `npm start` bundles the server: run from source, every function that a request
 * creates would be named by the loader, which nobody's server does. Returns the folder, which is beside the
 * server's own, because the code finds migrations and data relative to itself.
 */
async function bundle(): Promise<string> {
  const server = resolve(import.meta.dirname, '../apps/server')
  const input = {
    'bench-product': resolve(import.meta.dirname, 'api/product-process.ts'),
    'bench-bare': resolve(import.meta.dirname, 'api/bare-process.ts'),
    'embedded-worker': join(server, 'src/database/embedded-worker.ts'),
  }
  const output = { entryFileNames: '[name].js', chunkFileNames: '[name].js' }
  await build({
    configFile: join(server, 'vite.config.ts'),
    root: server,
    logLevel: 'error',
    build: { outDir: 'dist-bench', sourcemap: false, rolldownOptions: { input, output } },
  })
  return join(server, 'dist-bench')
}

/** Starts a process that logs to a file, as in production. */
function start(name: string, args: string[]): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'w')
  return fork(join(built, `bench-${name}.js`), args, {
    execArgv: [],
    stdio: ['ignore', log, 'inherit', 'ipc'],
    serialization: 'advanced',
  })
}

function asked(endpoint: Measured, { samples }: Side): Asked[] {
  return samples.map((sample) => {
    const { body } = endpoint
    const request = requestOf(endpoint, sample)
    return body ? { ...request, body: (n, before) => body(sample, n, before) } : request
  })
}

async function measured(side: Side, endpoint: Measured): Promise<Round> {
  const { child, port } = side
  const before = await cpuOf(child)
  const loaded = await load(port, asked(endpoint, side), milliseconds)
  return { ...loaded, cpu: (await cpuOf(child)) - before }
}

/** Returns the CPU time the process has used, in microseconds. */
async function cpuOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  const [{ cpu }] = (await answer) as [Cpu]
  return cpu.user + cpu.system
}

/** The sides in another order each round, so that none always follows the same one. */
function inTurn(round: number): number[] {
  return sides.map((_, index) => (index + round) % sides.length)
}

function report(key: string, [ours, bare, bareS]: Round[][]): void {
  const rates = ratesOf(ours!)
  const statements = String(ready.statements.get(key) ?? '')
  const spread = `(${rates[0]!.toFixed(0)}–${rates.at(-1)!.toFixed(0)})`
  const mine = [median(rates).toFixed(0), spread]
  if (!bare || !bareS) {
    console.log(
      line(key, [statements, '', ...mine, '', '', '', cpuOfRequest(ours!).toFixed(0), p99(ours!).toFixed(1)]),
    )
    return
  }
  const [share, ofSession] = [bare, bareS].map((side) => median(rates) / median(ratesOf(side!)))
  const slower = p99(ours!) / p99(bare)
  const isMissed = ofSession! < (key.startsWith('GET') ? aims.read : aims.write) || slower > aims.p99
  console.log(
    line(key, [
      statements,
      median(ratesOf(bare)).toFixed(0),
      ...mine,
      share!.toFixed(2),
      ofSession!.toFixed(2),
      cpuOfRequest(bare).toFixed(0),
      cpuOfRequest(ours!).toFixed(0),
      `${p99(bare).toFixed(1)} → ${p99(ours!).toFixed(1)} (${slower.toFixed(1)}x)${isMissed ? ' *' : ''}`,
    ]),
  )
}

/** Requests a second in each round, the slowest first. */
function ratesOf(rounds: Round[]): number[] {
  return rounds.map(({ requests, seconds }) => requests / seconds).toSorted((a, b) => a - b)
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!
}

/** The processor time of one request, in microseconds. */
function cpuOfRequest(rounds: Round[]): number {
  return median(rounds.map((round) => round.cpu / round.requests).toSorted((a, b) => a - b))
}

/** The time in milliseconds within which 99 of 100 requests were answered. */
function p99(rounds: Round[]): number {
  const times = rounds.flatMap((round) => round.times).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)]!
}

function line(first: string, [statements = '', ...rest]: string[]): string {
  const widths = [8, 8, 14, 7, 8, 9, 9, 0]
  return `${first.padEnd(38)}${statements.padStart(6)}${rest.map((cell, index) => `  ${cell.padStart(widths[index]!)}`).join('')}`
}
