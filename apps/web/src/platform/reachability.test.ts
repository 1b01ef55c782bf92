import { Failure } from '@bearings/domain/failure'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  fetchFromServer,
  fetchWithinLimit,
  isServerReachable,
  isTransient,
  retryWhenReachable,
} from './reachability.ts'

/** The response to each request, by its path. */
let answers: Record<string, () => Response | Promise<Response>> = {}
const gone = () => {
  throw new TypeError('Failed to fetch')
}
const abortOf = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
const badGateway = () => new Response('<h1>Bad Gateway</h1>', { status: 502 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', {
    fetch: (path: string, init?: RequestInit) =>
      Promise.race([Promise.resolve().then(() => answers[path]!()), abortOf(init?.signal)]),
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
  expect(isServerReachable()).toBe(false)

  answers = { '/health/live': () => Response.json({ status: 'ok' }) }
  await vi.advanceTimersByTimeAsync(2000)
  expect(isServerReachable()).toBe(true)
})

test('one request that fails says nothing of the others', async () => {
  answers = { '/api/v1/me': gone, '/health/live': () => Response.json({ status: 'ok' }) }
  await expect(fetchFromServer('/api/v1/me')).rejects.toThrow('Failed to fetch')
  expect(isServerReachable()).toBe(true)
})

test('a proxy that finds no server behind it is no answer of the server', async () => {
  answers = { '/api/v1/me': badGateway, '/health/live': badGateway }
  await expect(fetchFromServer('/api/v1/me')).rejects.toThrow('not reached')
  expect(isServerReachable()).toBe(false)
})

test('a server that says itself that it is busy is within reach', async () => {
  const busy = () => Response.json({ error: { code: 'UNAVAILABLE' } }, { status: 503 })
  answers = { '/api/v1/me': busy }
  expect((await fetchFromServer('/api/v1/me')).status).toBe(503)
  expect(isServerReachable()).toBe(true)
})

test('a request that hangs is followed by one for a sign of life', async () => {
  const never = () => new Promise<Response>(() => {})
  answers = { '/api/v1/me': never, '/health/live': gone }
  void fetchFromServer('/api/v1/me')
  await vi.advanceTimersByTimeAsync(5000)
  expect(isServerReachable()).toBe(false)
})

test('a file that takes long to send is no sign that the server is out of reach', async () => {
  const never = () => new Promise<Response>(() => {})
  answers = { '/api/v1/files': never, '/health/live': gone }
  void fetchFromServer('/api/v1/files', { method: 'POST', body: new Blob(['a picture']) })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isServerReachable()).toBe(true)
})

test('a network that comes and goes has the server asked by one only', async () => {
  let asked = 0
  answers = { '/api/v1/me': gone, '/health/live': gone }
  for (const _ of [1, 2, 3]) {
    await fetchFromServer('/api/v1/me').catch(() => {})
    onlineManager.setOnline(true)
  }
  await fetchFromServer('/api/v1/me').catch(() => {})
  const counted = () => {
    asked += 1
    return gone()
  }
  answers = { '/health/live': counted }

  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toBe(1)
})

test('a change is tried again while the server is busy or out of reach, and not when it is refused', async () => {
  answers = { '/api/v1/me': badGateway, '/health/live': badGateway }
  const unreached = (await fetchFromServer('/api/v1/me').catch((error: Error) => error)) as Error
  expect(retryWhenReachable(100, unreached)).toBe(true)
  expect(retryWhenReachable(3, new TypeError('Failed to fetch'))).toBe(true)
  expect(retryWhenReachable(0, new Failure('TOO_MANY'))).toBe(true)
  expect(retryWhenReachable(6, new Failure('UNAVAILABLE'))).toBe(false)
  expect(retryWhenReachable(0, new Failure('NOT_FOUND'))).toBe(false)
})

test('only what is refused for good is not worth another time', () => {
  for (const code of ['UNAVAILABLE', 'TOOK_TOO_LONG', 'INTERNAL', 'TOO_MANY', 'UNAUTHORIZED'] as const)
    expect(isTransient(new Failure(code))).toBe(true)
  for (const code of ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND'] as const)
    expect(isTransient(new Failure(code))).toBe(false)
  expect(isTransient(new Failure('RULE_BROKEN', { rule: 'committed-elsewhere' }))).toBe(false)
})

test('a change that a living server never answers fails after a minute, and is not sent again by itself', async () => {
  const never = () => new Promise<Response>(() => {})
  answers = { '/api/v1/me': never, '/health/live': () => Response.json({ status: 'ok' }) }
  const outcome = fetchWithinLimit('/api/v1/me', { method: 'POST' }).catch((error: Error) => error)
  let isOver = false
  void outcome.then(() => (isOver = true))

  await vi.advanceTimersByTimeAsync(59_000)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  const error = (await outcome) as Error
  expect(error.name).toBe('TimeoutError')
  expect(isServerReachable()).toBe(true)
  expect(retryWhenReachable(0, error)).toBe(false)
  expect(isTransient(error)).toBe(true)
})

test('a change that is given up because the server is gone is sent again once it lives', async () => {
  const never = () => new Promise<Response>(() => {})
  answers = { '/api/v1/me': never, '/health/live': gone }
  const outcome = fetchWithinLimit('/api/v1/me', { method: 'POST' }).catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(retryWhenReachable(0, (await outcome) as Error)).toBe(true)
})

test('an upload may take longer than a minute', async () => {
  let answer: (response: Response) => void = () => {}
  answers = { '/api/v1/files': () => new Promise<Response>((resolve) => (answer = resolve)) }
  const outcome = fetchFromServer('/api/v1/files', { method: 'POST', body: new Blob(['a picture']) })
  await vi.advanceTimersByTimeAsync(120_000)
  answer(new Response(null, { status: 204 }))
  expect((await outcome).status).toBe(204)
})
