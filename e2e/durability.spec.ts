import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'

const port = 4390
const url = `http://127.0.0.1:${port}`
/** A few each time; CI asks for twenty. */
const kills = Number(process.env.KILLS ?? 3)

test('whatever the server has acknowledged is there after it was killed again and again', async () => {
  test.setTimeout(480_000)
  const folder = await mkdtemp(join(tmpdir(), 'bearings-killed-'))
  let server = start(folder)
  let acknowledged = 0

  try {
    await ready(server)
    const authorization = await signedUp()
    for (let kill = 1; kill <= kills; kill++) {
      const saving = saveUntilRefused(authorization)
      const before = acknowledged
      await expect.poll(() => acknowledged).toBeGreaterThan(before)
      // Longer each time, so that the kill meets saves, checkpoints and quiet moments alike.
      await pause(100 + kill * 25)
      await ended(server, 'SIGKILL')
      await saving

      server = start(folder)
      await ready(server)
      const { fullName } = (await (
        await fetch(`${url}/api/v1/me`, { headers: { authorization } })
      ).json()) as {
        fullName: string
      }
      const saved = Number(fullName.replace('Save ', ''))
      // The save under way when the process died may be there or not; nobody was told.
      expect([acknowledged, acknowledged + 1]).toContain(saved)
      acknowledged = saved
    }
    expect(acknowledged).toBeGreaterThanOrEqual(kills)
  } finally {
    await ended(server, 'SIGTERM')
    await rm(folder, { recursive: true })
  }

  async function saveUntilRefused(authorization: string) {
    const headers = { authorization, 'content-type': 'application/json' }
    for (;;) {
      const body = JSON.stringify({ fullName: `Save ${acknowledged + 1}` })
      const response = await fetch(`${url}/api/v1/me`, { method: 'PATCH', headers, body }).catch(() => null)
      if (!response?.ok || !(await response.json().catch(() => null))) return
      acknowledged++
    }
  }
})

async function signedUp(): Promise<string> {
  const person = { email: 'maya@example.org', password: 'a quiet desk by the sea' }
  await post('/auth/v1/signup', { ...person, data: { full_name: 'Save 0', role: 'student' } })
  const [mail] = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as [{ text: string }]
  const [, token_hash] = /token_hash=([\w-]+)/.exec(mail.text)!
  const session = (await post('/auth/v1/verify', { type: 'signup', token_hash })) as { access_token: string }
  return `Bearer ${session.access_token}`
}

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(200)
  return response.json()
}

function start(folder: string): ChildProcess {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' }
  return spawn(process.execPath, [resolve('apps/server/dist/main.js')], { env, stdio: 'inherit' })
}

async function ready(server: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok || server.exitCode !== null,
      () => server.exitCode !== null,
    )
  await expect.poll(answers, { timeout: 120_000, intervals: [50] }).toBe(true)
  expect(server.exitCode).toBeNull()
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = new Promise((done) => server.once('exit', done))
  server.kill(signal)
  await gone
}
