import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { createKillableServer } from './killed-server.ts'

/** The number of kills: a few by default; CI sets twenty. */
const kills = Number(process.env.KILLS ?? 3)

test('whatever the server has acknowledged is there after it was killed again and again', async () => {
  // One start alone can take a minute and a half on a busy machine.
  test.setTimeout((kills + 1) * 120_000)
  const folder = await mkdtemp(join(tmpdir(), 'bearings-killed-'))
  const { url, start, ready, ended, signedUp } = createKillableServer(90, folder)
  let server = start()
  let acknowledged = 0

  try {
    await ready(server)
    const authorization = await signedUp('maya@example.org')
    for (let kill = 1; kill <= kills; kill++) {
      const saving = saveUntilRefused(authorization)
      const before = acknowledged
      await expect.poll(() => acknowledged).toBeGreaterThan(before)
      // Longer each time, so that the kill meets saves, checkpoints and quiet moments alike.
      await pause(100 + kill * 25)
      await ended(server, 'SIGKILL')
      await saving

      server = start()
      await ready(server)
      const { fullName } = (await (
        await fetch(`${url}/api/v1/me`, { headers: { authorization } })
      ).json()) as {
        fullName: string
      }
      const saved = Number(fullName.replace('Save ', ''))
      // The save in progress when the process was killed may or may not be there; it was never acknowledged.
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
