import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOfflineQueue, type QueuedChanges } from './offline-queue.ts'

const keeping: QueuedChanges = { show: () => Promise.resolve(), stop: () => {} }
let browser: EventTarget

beforeEach(() => {
  browser = new EventTarget()
  vi.stubGlobal('window', Object.assign(browser, { localStorage: {} }))
  vi.stubGlobal('navigator', { onLine: false })
  onlineManager.setOnline(false)
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('on a page that opens without a network, what is changed is kept from the first moment', async () => {
  const kept: string[] = []
  const waiting = createOfflineQueue(new QueryClient(), async () => async (_, userId) => {
    kept.push(userId)
    return keeping
  })

  await waiting.begin('maya')

  expect(kept).toEqual(['maya'])
})

test('where the code for it is not on the device the page opens, and it comes with the network', async () => {
  let kept = 0
  const waiting = createOfflineQueue(new QueryClient(), async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
    return async () => {
      kept += 1
      return keeping
    }
  })

  await waiting.begin('maya')
  expect(kept).toBe(0)
  vi.stubGlobal('navigator', { onLine: true })
  browser.dispatchEvent(new Event('online'))

  await expect.poll(() => kept).toBe(1)
})
