import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAsked, takeAsked } from './asked.ts'

const answer = new Response('{}')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') })
  vi.stubGlobal('window', {})
  window.bearingsAsked = {
    token: 'of Maya',
    at: Date.now(),
    answers: new Map<string, Promise<Response | null>>([
      ['/api/v1/essays', Promise.resolve(answer)],
      ['/api/v1/weeks', Promise.resolve(null)],
    ]),
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who asks for what is on its way gets it once', async () => {
  expect(await takeAsked('/api/v1/essays', 'of Maya')).toBe(answer)
  expect(await takeAsked('/api/v1/essays', 'of Maya')).toBeNull()
})

test('who asks for what was never asked, or failed on its way, is to ask', async () => {
  expect(await takeAsked('/api/v1/deadlines', 'of Maya')).toBeNull()
  expect(await takeAsked('/api/v1/weeks', 'of Maya')).toBeNull()
})

test('nobody gets what was asked for with another person’s token', async () => {
  expect(await takeAsked('/api/v1/essays', 'of Noor')).toBeNull()
  expect(await takeAsked('/api/v1/essays', null)).toBeNull()
  expect(await takeAsked('/api/v1/essays', 'of Maya')).toBeNull()
})

test('nobody gets what is half a minute old, or was asked for before something was written', async () => {
  const { bearingsAsked } = window
  vi.advanceTimersByTime(30_001)
  expect(await takeAsked('/api/v1/essays', 'of Maya')).toBeNull()

  window.bearingsAsked = { ...bearingsAsked!, at: Date.now() }
  forgetAsked()
  expect(await takeAsked('/api/v1/essays', 'of Maya')).toBeNull()
})
