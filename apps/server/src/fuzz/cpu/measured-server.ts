import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { KnownValues } from '../people.ts'
import type { Sender } from '../requests.ts'
import { bound } from './judgment.ts'

/** `newcomer` is a student without entries. */
export type Tried = Sender | 'newcomer'

export type Sent = {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
}
type People = { known: KnownValues; headersOf: Record<Tried, Record<string, string>> }
/** `status` is null if the server cut the connection, or was stopped because it took ten times what it may. */
export type Measured = { status: number | null; seconds: number }

/** Milliseconds after which a request that needs no processor, such as an open stream, is given up. */
const longest = 60_000

/** Starts a server in a process of its own, so that only its own work is measured. */
export async function startMeasured() {
  let child: ChildProcess
  let at: { url: string; clock: number }
  await begin()

  async function begin(): Promise<void> {
    child = fork(resolve(import.meta.dirname, 'server-process.ts'), { execArgv: ['--import', 'tsx'] })
    at = (await messageFrom(child)) as typeof at
  }

  /** Makes new people, whom no request has changed yet. */
  async function people(): Promise<People> {
    child.send('people')
    return (await messageFrom(child)) as People
  }

  async function measure({ method, url, headers, body }: Sent): Promise<Measured> {
    const before = await seconds()
    const ending = new AbortController()
    const signal = ending.signal
    let status: number | null = null
    let isOver = false
    const answered = fetch(at.url + url, {
      method,
      headers,
      body: body as string,
      signal,
      redirect: 'manual',
    })
      .then(async (response) => {
        await response.arrayBuffer()
        status = response.status
      })
      .catch(() => {})
      .finally(() => (isOver = true))
    const until = performance.now() + longest
    while (!isOver) {
      await Promise.race([answered, pause(250)])
      if (isOver) break
      if ((await seconds()) - before > 10 * bound) {
        const taken = (await seconds()) - before
        child.kill('SIGKILL')
        await answered
        await begin()
        return { status: null, seconds: taken }
      }
      if (performance.now() > until) ending.abort()
    }
    return { status, seconds: (await settled()) - before }
  }

  /** Waits for what the server does after it has answered. */
  async function settled(): Promise<number> {
    for (let last = await seconds(); ;) {
      await pause(3)
      const next = await seconds()
      if (next - last < 0.002) return next
      last = next
    }
  }

  async function seconds(): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${at.clock}`)
    const { user, system } = (await response.json()) as NodeJS.CpuUsage
    return (user + system) / 1e6
  }

  async function read(path: string, headers: Record<string, string>): Promise<Uint8Array> {
    return new Uint8Array(await (await fetch(at.url + path, { headers })).arrayBuffer())
  }

  return { people, measure, read, stop: () => child.disconnect() }
}

function messageFrom(child: ChildProcess): Promise<unknown> {
  return new Promise((resolved, reject) => {
    const ended = () => reject(new Error('The server has ended'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolved(message)
    })
  })
}
