import { expect, test } from 'vitest'
import { banEnd, hasMailedProof, hasRecentProof } from './rules.ts'

const now = new Date('2026-11-01T12:00:00Z')
const ago = (seconds: number) => now.getTime() / 1000 - seconds

test('a password is not asked for again within ten minutes, or an hour after a link that was mailed', () => {
  expect(hasRecentProof([{ method: 'password', timestamp: ago(600) }], now)).toBe(true)
  expect(hasRecentProof([{ method: 'password', timestamp: ago(601) }], now)).toBe(false)
  expect(hasRecentProof([{ method: 'otp', timestamp: ago(3600) }], now)).toBe(true)
  expect(hasRecentProof([{ method: 'otp', timestamp: ago(3601) }], now)).toBe(false)
  expect(hasRecentProof([{ method: 'anonymous', timestamp: ago(0) }], now)).toBe(false)
})

test('a mailbox is shown by a mailed link of the last hour, and by nothing else', () => {
  expect(hasMailedProof([{ method: 'otp', timestamp: ago(3600) }], now)).toBe(true)
  expect(hasMailedProof([{ method: 'otp', timestamp: ago(3601) }], now)).toBe(false)
  expect(hasMailedProof([{ method: 'password', timestamp: ago(0) }], now)).toBe(false)
})

test('a ban lasts as long as is said', () => {
  expect(banEnd('24h', now)).toEqual(new Date('2026-11-02T12:00:00Z'))
  expect(banEnd('1h30m', now)).toEqual(new Date('2026-11-01T13:30:00Z'))
  expect(banEnd('none', now)).toBeNull()
  for (const nonsense of ['', '24', 'h', '1d', '-1h', '99999999999999h'])
    expect(banEnd(nonsense, now)).toBe('unreadable')
})
