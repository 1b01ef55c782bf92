import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnexpired } from './auth.ts'
import { storedSession } from './session-storage.ts'

const server = new Date('2026-11-01T12:00:00Z')
const hour = 3_600_000
const fetched = vi.fn<typeof fetch>(async () => Response.json(sessionOfServer()))

beforeEach(() => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  const sessionStorage = { getItem: () => null }
  const location = { origin: 'http://bearings.test' }
  vi.stubGlobal('window', { location, localStorage, sessionStorage, fetch: fetched })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockClear()
})

test.each([
  { clock: 'six hours fast', ahead: 6 * hour },
  { clock: 'six hours slow', ahead: -6 * hour },
  { clock: 'thirty days fast', ahead: 30 * 24 * hour },
])('on a device whose clock is $clock, a session is renewed when its hour is over', async ({ ahead }) => {
  vi.useFakeTimers({ now: server.getTime() + ahead, toFake: ['Date'] })
  const { auth } = await import('./auth-client.ts')

  await auth.signInWithPassword({ email: 'maya@example.com', password: 'a quiet desk by the sea' })
  expect(isUnexpired(storedSession()!)).toBe(true)
  vi.setSystemTime(server.getTime() + ahead + hour - 60_000)
  expect(isUnexpired(storedSession()!)).toBe(false)

  await auth.getSession()
  expect(isUnexpired(storedSession()!)).toBe(true)
  await auth.getSession()
  expect(fetched).toHaveBeenCalledTimes(2)
})

function sessionOfServer() {
  return {
    access_token: 'e30.e30.signed',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: server.getTime() / 1000 + 3600,
    refresh_token: 'next',
    user: { id: 'maya' },
  }
}
