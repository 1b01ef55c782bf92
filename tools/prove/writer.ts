import { setTimeout as pause } from 'node:timers/promises'
import { post, startProcess, type Where } from './server.ts'

/**
 * Starts a server process from the sources, and one person who keeps saving an increasing number.
 * @param everyMilliseconds The pause after each save, for long runs: a person may send 1,200 requests a
 * minute
 */
export async function startServer(where: Where, everyMilliseconds = 0) {
  const server = await startProcess(where)
  const { url } = server
  const authorization = await signedUp(url)
  let asked = 0
  let acknowledged = 0
  const statuses = new Map<string, number>()
  let isWriting = true
  let isHeld = false
  let isWaiting = false
  const writing = write()

  async function write(): Promise<void> {
    const headers = { authorization, 'content-type': 'application/json' }
    while (isWriting) {
      isWaiting = isHeld
      if (isHeld) {
        await pause(5)
        continue
      }
      const body = JSON.stringify({ fullName: `Save ${++asked}` })
      const answer = await fetch(`${url}/api/v1/me`, {
        method: 'PATCH',
        headers,
        body,
        signal: AbortSignal.timeout(20_000),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null)
      if (answer?.status === 200) acknowledged = asked
      const said = answer ? String(answer.status) : 'no answer'
      statuses.set(said, (statuses.get(said) ?? 0) + 1)
      await pause(answer?.status === 200 ? everyMilliseconds : 50)
    }
  }

  return {
    ...server,
    /** Returns the responses to the writer since the last call. */
    answers(): string {
      const said = [...statuses].map(([status, times]) => `${status} × ${times}`).join(', ')
      statuses.clear()
      return said
    },
    /** Resolves with the next acknowledged write, and the milliseconds it took. */
    async nextWrite(): Promise<number> {
      const [before, startedAt] = [acknowledged, performance.now()]
      while (acknowledged === before) {
        if (server.hasEnded()) throw new Error('The server has ended by itself')
        await pause(10)
      }
      return performance.now() - startedAt
    },
    /** Pauses the writer until `release`, so that no later write hides a lost one. */
    async hold(): Promise<void> {
      isHeld = true
      while (!isWaiting) await pause(5)
    },
    release(): void {
      isHeld = false
    },
    /** Returns how many acknowledged writes are missing; with a paused writer, all after the stored one. */
    async lost(): Promise<number> {
      const last = acknowledged
      const until = performance.now() + 10_000
      let response = await fetch(`${url}/api/v1/me`, { headers: { authorization } })
      while (!response.ok && performance.now() < until) {
        await pause(50)
        response = await fetch(`${url}/api/v1/me`, { headers: { authorization } })
      }
      if (!response.ok) throw new Error(`What was saved cannot be read: ${response.status}`)
      const { fullName } = (await response.json()) as { fullName: string }
      return Math.max(0, last - Number(fullName.replace('Save ', '')))
    },
    async stop(): Promise<number> {
      isWriting = false
      await writing
      await server.stop()
      return acknowledged
    },
  }
}

export const person = { email: 'maya@example.org', password: 'a quiet desk by the sea' }

async function signedUp(url: string): Promise<string> {
  await post(`${url}/auth/v1/signup`, { ...person, data: { full_name: 'Save 0', role: 'student' } })
  const [mail] = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as [{ text: string }]
  const [, token_hash] = /token_hash=([\w-]+)/.exec(mail.text)!
  const session = (await post(`${url}/auth/v1/verify`, { type: 'signup', token_hash })) as {
    access_token: string
  }
  return `Bearer ${session.access_token}`
}
