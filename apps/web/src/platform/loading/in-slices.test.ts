import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inSlices } from './in-slices.ts'

/** Counts to three, each number a slice's worth of work. */
function* counting(counted: number[]): Generator<void, string> {
  for (const number of [1, 2, 3]) {
    vi.advanceTimersByTime(10)
    counted.push(number)
    yield
  }
  return 'done'
}

describe('whoever uses a page while it computes', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', {})
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is heard between two slices, and the work is done in the end', async () => {
    const counted: number[] = []
    const result = inSlices(counting(counted))
    expect(counted).toEqual([1])
    await vi.runAllTimersAsync()
    expect(counted).toEqual([1, 2, 3])
    expect(await result).toBe('done')
  })

  it('ends the work by leaving the page', async () => {
    const leaving = new AbortController()
    const counted: number[] = []
    const result = inSlices(counting(counted), leaving.signal)
    leaving.abort()
    await Promise.all([expect(result).rejects.toThrow(/abort/i), vi.runAllTimersAsync()])
    expect(counted).toEqual([1])
  })
})
