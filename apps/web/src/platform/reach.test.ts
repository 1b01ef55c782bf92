import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFromServer, isReached } from './reach.ts'

/** What each request is answered with, by its path. */
let answers: Record<string, () => Response> = {}
const gone = () => {
  throw new TypeError('Failed to fetch')
}
const badGateway = () => new Response('<h1>Bad Gateway</h1>', { status: 502 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', {
    fetch: (path: string) => Promise.resolve().then(() => answers[path]!()),
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that gives no sign of life is out of reach until it gives one', async () => {
  answers = { '/api/v1/me': gone, '/health/live': gone }
  await expect(fetchFromServer('/api/v1/me')).rejects.toThrow('Failed to fetch')
  expect(isReached()).toBe(false)

  answers = { '/health/live': () => Response.json({ status: 'ok' }) }
  await vi.advanceTimersByTimeAsync(2000)
  expect(isReached()).toBe(true)
})

test('one request that fails says nothing of the others', async () => {
  answers = { '/api/v1/me': gone, '/health/live': () => Response.json({ status: 'ok' }) }
  await expect(fetchFromServer('/api/v1/me')).rejects.toThrow('Failed to fetch')
  expect(isReached()).toBe(true)
})

test('a proxy that finds no server behind it is no answer of the server', async () => {
  answers = { '/api/v1/me': badGateway, '/health/live': badGateway }
  await expect(fetchFromServer('/api/v1/me')).rejects.toThrow('not reached')
  expect(isReached()).toBe(false)
})

test('a server that says itself that it is busy is within reach', async () => {
  const busy = () => Response.json({ error: { code: 'UNAVAILABLE' } }, { status: 503 })
  answers = { '/api/v1/me': busy }
  expect((await fetchFromServer('/api/v1/me')).status).toBe(503)
  expect(isReached()).toBe(true)
})
