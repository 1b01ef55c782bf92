import { setTimeout as pause } from 'node:timers/promises'
import { post, type Server } from './server.ts'

/** Milliseconds between two rounds of a save and a read; a person may send 1,200 requests a minute. */
const turnMilliseconds = 120

/** Simulates a person who saves an increasing number at each process in turn, and reads it at the next. */
export function writeTo(servers: readonly Server[], token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let isWriting = true
  let [asked, acknowledged, stale, failed] = [0, 0, 0, 0]
  const writing = write()

  async function write(): Promise<void> {
    for (let turn = 0; isWriting; turn++) {
      await pause(turnMilliseconds)
      const [one, other] = [at(turn), at(turn + 1)]
      if (!(await ask(one, { method: 'PATCH', body: JSON.stringify({ fullName: `Save ${++asked}` }) })))
        continue
      acknowledged = asked
      const seen = await ask(other, {})
      if (seen && seen.fullName !== `Save ${acknowledged}`) stale++
    }
  }

  /** Chooses a process as a proxy would: not one that is known to be down. */
  function at(turn: number): Server {
    const there = servers.filter(({ isOpen }) => isOpen())
    return there[turn % there.length]!
  }

  async function ask({ url }: Server, init: RequestInit): Promise<{ fullName: string } | null> {
    try {
      const signal = AbortSignal.timeout(20_000)
      const response = await fetch(`${url}/api/v1/me`, { ...init, headers, signal })
      if (response.ok) return (await response.json()) as { fullName: string }
    } catch {
      // The connection is gone, which counts like any other failed request.
    }
    failed++
    await pause(20)
    return null
  }

  return {
    acknowledged: () => acknowledged,
    async stop() {
      isWriting = false
      await writing
      const seen = await Promise.all(servers.map((server) => ask(server, {})))
      const kept = seen.map((me) => Number(me?.fullName.replace('Save ', '') ?? 0))
      return { acknowledged, lost: kept.filter((number) => number < acknowledged).length, stale, failed }
    },
  }
}

/** Signs a person up with the link in their mail; returns the access token. */
export async function signedUp(
  { url }: Pick<Server, 'url'>,
  email: string,
  mailOf: () => string | undefined,
): Promise<string> {
  const data = { full_name: 'Save 0', role: 'student' }
  await post(`${url}/auth/v1/signup`, { email, password: 'a quiet desk by the sea', data })
  let text: string | undefined
  for (let look = 0; look < 300 && !(text = mailOf()); look++) await pause(100)
  const [, token_hash] = /token_hash=([\w-]+)/.exec(text ?? '')!
  const session = await post(`${url}/auth/v1/verify`, { type: 'signup', token_hash })
  return (session as { access_token: string }).access_token
}
