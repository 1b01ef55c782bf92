/**
 * Compares the fifteen busiest endpoints with a bare `node:http` server that has the same driver, the same
 * SQL, a remembered token and `JSON.stringify`: in turns within one run, and each round starts with the other
 * side. Runs on the embedded database or, with `TEST_DATABASE_URL=postgres://…`, on that server; only there
 * is a bare server to compare. The best round of each counts. `npm run bench -- api [PART OF A KEY]`
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
const aims = { read: 0.85, write: 0.7, p99: 1.5 }
const only = process.argv[3] ?? ''

type Side = { child: ChildProcess; port: number; samples: Sample[] }
type Cpu = { cpu: { user: number; system: number } }
type Round = Loaded & { cpu: number }

const folder = mkdtempSync(join(tmpdir(), 'bearings-bench-'))
const built = await bundle()
// Each side has its own students, because a save by one would outdate the revision the other's is based on.
const product = start('product', [String(students), String(2 * clients)])
const ready = (await once(product, 'message'))[0] as {
  port: number
  engine: string
  connectionString?: string
  samples: Sample[]
  replays: Replay[]
  statements: Map<string, number>
}
const sides: Side[] = [{ child: product, port: ready.port, samples: ready.samples.slice(0, clients) }]
if (ready.connectionString) {
  const bare = start('bare', [ready.connectionString])
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }]
  bare.send({ tokens: ready.samples.flatMap((one) => [one.token, one.advisorToken]), replays: ready.replays })
  await once(bare, 'message')
  sides.push({ child: bare, port, samples: ready.samples.slice(clients) })
}

console.log(
  `${ready.engine} database, ${students} students, ${clients} connections, ${rounds} rounds of ${milliseconds} ms each`,
)
console.log(line('', ['stmts', 'bare/s', 'ours/s', '(min–max)', 'ratio', 'µs bare', 'µs ours', 'p99 ms']))
for (const endpoint of endpoints.filter(({ key }) => key.includes(only))) {
  const results: Round[][] = sides.map(() => [])
  for (const side of sides) await load(side.port, asked(endpoint, side), milliseconds)
  for (let round = 0; round < rounds; round++)
    for (const index of round % 2 === 0 ? sides.keys() : [...sides.keys()].reverse())
      results[index]!.push(await measured(sides[index]!, endpoint))
  report(endpoint.key, results)
}
for (const { child } of sides) child.send('stop')
await Promise.all(sides.map(({ child }) => once(child, 'exit')))
rmSync(folder, { recursive: true })

/**
 * Bundles both processes as `npm start` bundles the server: run from source, every function that a request
 * creates would be named by the loader, which nobody's server does. Returns the folder, which is the server's
 * own, because the code finds migrations and data relative to itself.
 */
async function bundle(): Promise<string> {
  const server = resolve(import.meta.dirname, '../apps/server')
  const input = {
    'bench-product': resolve(import.meta.dirname, 'api/product-process.ts'),
    'bench-bare': resolve(import.meta.dirname, 'api/bare-process.ts'),
    'embedded-worker': join(server, 'src/database/embedded-worker.ts'),
  }
  const output = { entryFileNames: '[name].js', chunkFileNames: 'bench-[name].js' }
  await build({
    configFile: join(server, 'vite.config.ts'),
    root: server,
    logLevel: 'error',
    build: { emptyOutDir: false, sourcemap: false, rolldownOptions: { input, output } },
  })
  return join(server, 'dist')
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

function report(key: string, [ours, bare]: Round[][]): void {
  const rate = (of: Round[]) =>
    of.map(({ requests, seconds }) => requests / seconds).toSorted((a, b) => a - b)
  // The best round of each side, because other load on the machine only ever makes a round slower.
  const most = (values: number[]) => values.at(-1)!
  const cpu = (of: Round[]) => Math.min(...of.map((round) => round.cpu / round.requests))
  const p99 = (of: Round[]) => {
    const times = of.flatMap((round) => round.times).toSorted((a, b) => a - b)
    return times[Math.floor(times.length * 0.99)]!
  }
  const rates = rate(ours!)
  const [statements, mine] = [String(ready.statements.get(key) ?? ''), most(rates).toFixed(0)]
  const spread = `(${rates[0]!.toFixed(0)}–${rates.at(-1)!.toFixed(0)})`
  if (!bare) {
    console.log(
      line(key, [statements, '', mine, spread, '', '', cpu(ours!).toFixed(0), p99(ours!).toFixed(1)]),
    )
    return
  }
  const ratio = most(rates) / most(rate(bare))
  const slower = p99(ours!) / p99(bare)
  const isMissed = ratio < (key.startsWith('GET') ? aims.read : aims.write) || slower > aims.p99
  console.log(
    line(key, [
      statements,
      most(rate(bare)).toFixed(0),
      mine,
      spread,
      ratio.toFixed(2),
      cpu(bare).toFixed(0),
      cpu(ours!).toFixed(0),
      `${p99(bare).toFixed(1)} → ${p99(ours!).toFixed(1)} (${slower.toFixed(1)}x)${isMissed ? ' *' : ''}`,
    ]),
  )
}

function line(first: string, [statements = '', ...rest]: string[]): string {
  const widths = [8, 8, 14, 7, 9, 9, 0]
  return `${first.padEnd(38)}${statements.padStart(6)}${rest.map((cell, index) => `  ${cell.padStart(widths[index]!)}`).join('')}`
}
