import { afterEach, expect, test, vi } from 'vitest'
import { isLive, recordHeartbeat } from './heartbeat.ts'

afterEach(() => void vi.useRealTimers())

function at(instant: string): void {
  vi.setSystemTime(new Date(instant))
}

test('a stream counts as live for a minute after its last sign of life', () => {
  vi.useFakeTimers()
  at('2026-11-01T12:00:00Z')
  recordHeartbeat()
  expect(isLive()).toBe(true)

  at('2026-11-01T12:01:00Z')
  expect(isLive()).toBe(false)
})

test('a stream that ended is not taken for live because the device’s clock was set back', () => {
  vi.useFakeTimers()
  at('2026-11-01T12:00:00Z')
  recordHeartbeat()

  at('2026-11-01T09:00:00Z')
  expect(isLive()).toBe(false)

  recordHeartbeat()
  expect(isLive()).toBe(true)
})
