import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { createKillableServer } from './killed-server.ts'

/** Enough that the first of several portions is written before the others. */
const colleges = 20_000
const patience = 60_000

test('a file of colleges whose server is killed while it writes leaves none of them behind', async () => {
  test.setTimeout(480_000)
  const folder = await mkdtemp(join(tmpdir(), 'bearings-interrupted-'))
  const { url, env, start, ready, ended, signedUp } = createKillableServer(91, folder)
  let server = start()

  try {
    await ready(server)
    const authorization = await signedUp('admin@example.org')
    const command = [resolve('apps/server/dist/admin.js'), 'grant', 'admin@example.org']
    await promisify(execFile)(process.execPath, command, { env, timeout: patience })
    const before = await exported(authorization)

    expect(await killedWhileWriting(authorization)).toBe(true)
    server = start()
    await ready(server)

    const after = await exported(authorization)
    expect(after).not.toContain('Interrupted College')
    expect(after).toBe(before)
  } finally {
    await ended(server, 'SIGTERM')
    await rm(folder, { recursive: true })
  }

  /**
   * Sends the file and kills the server once a portion is written; returns whether the response ended without
   * a report.
   */
  async function killedWhileWriting(authorization: string): Promise<boolean> {
    const lines = Array.from({ length: colleges }, (_, line) => `Interrupted College ${line},Salem OR`)
    const answer = await fetch(`${url}/api/v1/schools/managed/imports?apply=yes`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/csv' },
      body: ['name,location', ...lines].join('\n'),
      signal: AbortSignal.timeout(4 * patience),
    })
    let said = ''
    const decoder = new TextDecoder()
    const reader = answer.body!.getReader()
    for (;;) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      if (done) return !said.includes('"report"')
      said += decoder.decode(value, { stream: true })
      if (/"writing","done":[1-9]/.test(said)) await ended(server, 'SIGKILL')
    }
  }

  async function exported(authorization: string): Promise<string> {
    const response = await fetch(`${url}/api/v1/schools/managed/export`, {
      headers: { authorization },
      signal: AbortSignal.timeout(2 * patience),
    })
    expect(response.status).toBe(200)
    return response.text()
  }
})
