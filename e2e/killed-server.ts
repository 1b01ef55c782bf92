import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'

/**
 * A server in its own process on an embedded database, which a test may kill.
 * @param offset Offset of its port from the first port of this run.
 */
export function createKillableServer(offset: number, folder: string) {
  const port = Number(process.env.E2E_PORT ?? 4300) + offset
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' }

  return {
    url,
    env,
    start: (): ChildProcess =>
      spawn(process.execPath, [resolve('apps/server/dist/main.js')], { env, stdio: 'inherit' }),

    ready: async (server: ChildProcess): Promise<void> => {
      const answers = () =>
        fetch(`${url}/health`, { signal: AbortSignal.timeout(30_000) }).then(
          ({ ok }) => ok || server.exitCode !== null,
          () => server.exitCode !== null,
        )
      await expect.poll(answers, { timeout: 120_000, intervals: [50] }).toBe(true)
      expect(server.exitCode).toBeNull()
    },

    ended: async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const gone = new Promise((done) => server.once('exit', done))
      server.kill(signal)
      await gone
    },

    /** Signs up a new person and returns the header for their requests. */
    signedUp: async (email: string): Promise<string> => {
      const person = { email, password: 'a quiet desk by the sea' }
      await post('/auth/v1/signup', { ...person, data: { full_name: 'Save 0', role: 'student' } })
      const [mail] = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as [{ text: string }]
      const [, token_hash] = /token_hash=([\w-]+)/.exec(mail.text)!
      const session = await post('/auth/v1/verify', { type: 'signup', token_hash })
      return `Bearer ${(session as { access_token: string }).access_token}`
    },
  }

  async function post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.status).toBe(200)
    return response.json()
  }
}
