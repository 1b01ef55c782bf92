import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atExit } from './at-exit.ts'

export type Where = {
  port: number
  folder: string
  databaseUrl?: string
  /** Further settings, by variable name. */
  settings?: Record<string, string>
  /** A program to start the server with, such as `prlimit`, and its arguments. */
  through?: string[]
}

/** Milliseconds until a process that starts or recovers is given up. */
const longest = 240_000

export type Server = Awaited<ReturnType<typeof startProcess>>

/** Starts a server process from the sources. */
export async function startProcess({ port, folder, databaseUrl = '', settings = {}, through = [] }: Where) {
  const url = `http://127.0.0.1:${port}`
  let isReady = false
  let server = begin()
  atExit(() => void server.kill('SIGKILL'))
  await ready()

  function begin(): ChildProcess {
    const own = {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      SMTP_URL: '',
    }
    const main = resolve(import.meta.dirname, '../../apps/server/src/main.ts')
    const [program, ...args] = [...through, process.execPath, '--import', 'tsx', main]
    const env = { ...process.env, ...own, ...settings }
    return spawn(program!, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }

  async function ready(): Promise<void> {
    isReady = false
    const until = performance.now() + longest
    while ((await statusOf('/health/ready')) !== 200) {
      if (hasEnded()) throw new Error('The server has ended')
      if (performance.now() > until) throw new Error('The server is not ready')
      await pause(50)
    }
    isReady = true
  }

  function hasEnded(): boolean {
    return server.exitCode !== null || server.signalCode !== null
  }

  async function statusOf(path: string): Promise<number | null> {
    return fetch(url + path).then(
      ({ status }) => status,
      () => null,
    )
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (hasEnded()) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }

  return {
    url,
    statusOf,
    ready,
    hasEnded,
    /** Whether a proxy would send the process requests. */
    isOpen: () => !hasEnded() && isReady,
    pid: () => server.pid!,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async restart(): Promise<void> {
      server = begin()
      await ready()
    },
  }
}

/** @throws {Error} unless the request succeeds */
export async function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const all = { 'content-type': 'application/json', ...headers }
  const response = await fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}
