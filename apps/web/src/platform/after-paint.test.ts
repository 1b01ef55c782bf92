import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that a press opens waits until the press has been drawn', async () => {
  let isDrawn = false
  void afterPaint().then(() => (isDrawn = true))

  await vi.advanceTimersByTimeAsync(16)
  expect(isDrawn).toBe(false)

  for (const frame of frames) frame()
  await vi.advanceTimersByTimeAsync(1)
  expect(isDrawn).toBe(true)
})

test('a page in the background, which draws nothing, opens all the same', async () => {
  let isDrawn = false
  void afterPaint().then(() => (isDrawn = true))

  await vi.advanceTimersByTimeAsync(100)

  expect(isDrawn).toBe(true)
})
