import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accessToken, renewedToken } from '../session/auth.ts'
import { fetchSignedIn } from './api.ts'

vi.mock('../session/auth.ts', async (original) => ({
  ...(await original<object>()),
  accessToken: vi.fn<() => Promise<string | null>>(),
  renewedToken: vi.fn<() => Promise<string | null>>(),
}))
vi.mock('#product/explain.ts', () => ({ loadRuleWords: async () => {} }))

const [older, newer, others] = [tokenOf('maya', 1), tokenOf('maya', 2), tokenOf('ben', 1)]
const sent = vi.fn<(token: string) => void>()
const answer = async (_: unknown, init?: { headers?: unknown }) => {
  const { authorization } = (init?.headers ?? {}) as Record<string, string>
  const token = authorization!.replace('Bearer ', '')
  sent(token)
  return new Response(null, { status: token === older ? 401 : 204 })
}

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('what a window asked for just before a second step was added in another is asked for again, with its token', async () => {
  vi.mocked(accessToken).mockResolvedValueOnce(older).mockResolvedValue(newer)

  expect((await fetchSignedIn('/api/v1/me', {}, answer)).status).toBe(204)
  expect(renewedToken).not.toHaveBeenCalled()
})

test('nothing is asked for again as the person who has signed in since', async () => {
  vi.mocked(accessToken).mockResolvedValueOnce(older).mockResolvedValue(others)

  expect((await fetchSignedIn('/api/v1/me', {}, answer)).status).toBe(401)
  expect(sent.mock.calls).toEqual([[older]])
})

function tokenOf(person: string, issued: number): string {
  return `e30.${btoa(JSON.stringify({ sub: person, issued }))}.signed`
}
