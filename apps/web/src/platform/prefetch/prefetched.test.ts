import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discardPrefetched, takePrefetched } from './prefetched.ts'

const answer = new Response('{}')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') })
  vi.stubGlobal('window', {})
  window.bearingsPrefetched = {
    token: 'of Maya',
    at: Date.now(),
    responses: new Map<string, Promise<Response | null>>([
      ['/api/v1/essays', Promise.resolve(answer)],
      ['/api/v1/weeks', Promise.resolve(null)],
    ]),
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a prefetched response is used once', async () => {
  expect(await takePrefetched('/api/v1/essays', 'of Maya')).toBe(answer)
  expect(await takePrefetched('/api/v1/essays', 'of Maya')).toBeNull()
})

test('what was not prefetched, or failed on its way, is requested by the app', async () => {
  expect(await takePrefetched('/api/v1/deadlines', 'of Maya')).toBeNull()
  expect(await takePrefetched('/api/v1/weeks', 'of Maya')).toBeNull()
})

test('nobody gets a response that was requested with another person’s token', async () => {
  expect(await takePrefetched('/api/v1/essays', 'of Noor')).toBeNull()
  expect(await takePrefetched('/api/v1/essays', null)).toBeNull()
  expect(await takePrefetched('/api/v1/essays', 'of Maya')).toBeNull()
})

test('nobody gets a response that is half a minute old, or was requested before something was written', async () => {
  const { bearingsPrefetched } = window
  vi.advanceTimersByTime(30_001)
  expect(await takePrefetched('/api/v1/essays', 'of Maya')).toBeNull()

  window.bearingsPrefetched = { ...bearingsPrefetched!, at: Date.now() }
  discardPrefetched()
  expect(await takePrefetched('/api/v1/essays', 'of Maya')).toBeNull()
})
