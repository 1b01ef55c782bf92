import { expect, test } from 'vitest'
import { banEnd, pauseAfterFailures, hasRecentProof } from './rules.ts'

const now = new Date('2026-11-01T12:00:00Z')
const ago = (seconds: number) => now.getTime() / 1000 - seconds

test('a password is not asked for again within ten minutes, or an hour after a link that was mailed', () => {
  expect(hasRecentProof([{ method: 'password', timestamp: ago(600) }], now)).toBe(true)
  expect(hasRecentProof([{ method: 'password', timestamp: ago(601) }], now)).toBe(false)
  expect(hasRecentProof([{ method: 'otp', timestamp: ago(3600) }], now)).toBe(true)
  expect(hasRecentProof([{ method: 'otp', timestamp: ago(3601) }], now)).toBe(false)
  expect(hasRecentProof([{ method: 'anonymous', timestamp: ago(0) }], now)).toBe(false)
})

test.each([
  [9, 0],
  [10, 30],
  [11, 60],
  [13, 240],
  [30, 3600],
])('after %i wrong codes in a row a factor rests for %i seconds', (failures, seconds) => {
  expect(pauseAfterFailures(failures)).toBe(seconds)
})

test('a ban lasts as long as is said', () => {
  expect(banEnd('24h', now)).toEqual(new Date('2026-11-02T12:00:00Z'))
  expect(banEnd('1h30m', now)).toEqual(new Date('2026-11-01T13:30:00Z'))
  expect(banEnd('none', now)).toBeNull()
  for (const nonsense of ['', '24', 'h', '1d', '-1h', '99999999999999h'])
    expect(banEnd(nonsense, now)).toBe('unreadable')
})
