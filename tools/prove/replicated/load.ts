import { setTimeout as pause } from 'node:timers/promises'

type Answer = { status: number; body: unknown }

/** Milliseconds between two requests of one person. */
const between = 20
/** One in this many rounds creates an essay: a row that a repeated request would duplicate. */
const roundsAnEssay = 25

/**
 * Simulates people who keep saving an increasing number and reading it back at one address; now and then one
 * creates an essay and looks at a college. After a save without a response, a person first reads and
 * compares, so that no later save hides a lost one.
 */
export function startLoad(url: string, tokens: readonly string[]) {
  let isOn = true
  let [requests, saves, lost, lastSaveAt, longestPause] = [0, 0, 0, performance.now(), 0]
  const failures = new Map<string, number>()
  const essays: string[] = []
  const writing = tokens.map((token, person) => write(token, person))

  async function write(token: string, person: number): Promise<void> {
    let [asked, acknowledged] = [0, 0]
    for (let round = 1; isOn; round++) {
      if ((await ask(token, 'PATCH', '/me', { fullName: `Save ${++asked}` }))?.status === 200) {
        acknowledged = asked
        saved()
      }
      let seen: Answer | null = null
      while (isOn && !seen) seen = await ask(token, 'GET', '/me')
      if (seen && numberIn(seen) < acknowledged) lost++
      if (round % roundsAnEssay > 0) continue
      // A read that a replica may answer.
      await ask(token, 'GET', '/schools/colleges/198419')
      const promptName = `Essay ${person}-${round}`
      if (await ask(token, 'POST', '/essays', { promptName })) {
        essays.push(promptName)
        saved()
      }
    }
  }

  function saved(): void {
    saves++
    longestPause = Math.max(longestPause, performance.now() - lastSaveAt)
    lastSaveAt = performance.now()
  }

  /** Returns `null` unless the request succeeds. */
  async function ask(token: string, method: string, path: string, body?: object): Promise<Answer | null> {
    await pause(between)
    requests++
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    try {
      const signal = AbortSignal.timeout(30_000)
      const init = { method, signal, headers, ...(body && { body: JSON.stringify(body) }) }
      const response = await fetch(`${url}/api/v1${path}`, init)
      const text = await response.text()
      if (response.ok) return { status: response.status, body: JSON.parse(text) }
      failed(`${method} ${path} ${response.status}`)
    } catch {
      failed(`${method} ${path} no answer`)
    }
    return null
  }

  function failed(what: string): void {
    failures.set(what, (failures.get(what) ?? 0) + 1)
  }

  return {
    /** Returns counts since the last call; the pause is the longest time without a save, in milliseconds. */
    take() {
      const some = { requests, saves, lost, longestPause, failures: [...failures] }
      ;[requests, saves, lost, longestPause] = [0, 0, 0, 0]
      failures.clear()
      return some
    },
    /** Stops the load and returns the acknowledged essays. */
    async stop(): Promise<string[]> {
      isOn = false
      await Promise.all(writing)
      return essays
    },
  }
}

function numberIn({ body }: Answer): number {
  return Number((body as { fullName: string }).fullName.replace('Save ', ''))
}
