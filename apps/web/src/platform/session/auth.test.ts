import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accessToken, renewedToken, sessionState } from './auth.ts'

const client = vi.hoisted(() => {
  type Answer = { data: { session: { access_token: string } }; error: null }
  const renewed: Answer = { data: { session: { access_token: 'renewed' } }, error: null }
  return {
    getSession: vi.fn<() => Promise<Answer>>(async () => renewed),
    refreshSession: async () => ({ data: { session: null }, error: { status: 400 } }),
    signOut: vi.fn<() => Promise<void>>(),
  }
})
vi.mock('./auth-client.ts', () => ({
  auth: client,
  isAuthRetryableFetchError: () => false,
  isAuthApiError: (error: unknown) => error !== null,
}))

const now = new Date('2026-11-01T12:00:00Z')

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  client.getSession.mockClear()
})

test('a token that holds for a while is sent as it is', async () => {
  const token = givenSession({ secondsLeft: 91 })
  expect(await accessToken()).toBe(token)
  expect(client.getSession).not.toHaveBeenCalled()
})

test('one that is about to end is renewed before it is sent', async () => {
  givenSession({ secondsLeft: 89 })
  expect(await accessToken()).toBe('renewed')
})

test('nobody’s token is sent where nobody is signed in', async () => {
  vi.stubGlobal('window', { sessionStorage: storage(null), localStorage: storage(null) })
  expect(await accessToken()).toBeNull()
  expect(await sessionState()).toBe('signed-out')
  expect(client.getSession).not.toHaveBeenCalled()
})

test('a person who has a second step and has not taken it is asked for its code', async () => {
  givenSession({ secondsLeft: 3600, factors: [{ status: 'verified' }] })
  expect(await sessionState()).toBe('needs-code')
  givenSession({ secondsLeft: 3600, factors: [{ status: 'unverified' }] })
  expect(await sessionState()).toBe('signed-in')
})

test('a tab whose sign-in was given a second step in a copy of it signs out alone, and the copy goes on', async () => {
  const token = givenSession({ secondsLeft: 3600 })
  // With the old token, which is still the session’s, the server would end that.
  client.signOut.mockImplementation(async () => expect(await accessToken()).toBeNull())

  expect(await renewedToken(token)).toBeNull()
  expect(client.signOut).toHaveBeenCalledOnce()
})

function givenSession({
  secondsLeft,
  factors = [],
}: {
  secondsLeft: number
  factors?: { status: string }[]
}): string {
  const token = `e30.${btoa(JSON.stringify({ aal: 'aal1' }))}.signed`
  const session = {
    access_token: token,
    expires_at: now.getTime() / 1000 + secondsLeft,
    user: { id: 'maya', factors },
  }
  vi.stubGlobal('window', { sessionStorage: storage(null), localStorage: storage(JSON.stringify(session)) })
  return token
}

function storage(first: string | null) {
  let kept = first
  return {
    getItem: (key: string) => (key === 'bearings.auth' ? kept : null),
    removeItem: () => (kept = null),
  }
}
