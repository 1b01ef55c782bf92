import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { banEnd, isTooLong, pauseAfterFailures, provedRecently, reasonsAgainstPassword } from './rules.ts'

const kim = { email: 'kim.lee@example.org', fullName: 'Kimberley Lee' }
const now = new Date('2026-11-01T12:00:00Z')
const ago = (seconds: number) => now.getTime() / 1000 - seconds

test.each([
  { password: '1234567', reasons: ['length'] },
  { password: '🙂🙂🙂🙂', reasons: ['length'] },
  { password: 'password', reasons: ['pwned'] },
  { password: 'kim.lee@example.org', reasons: ['pwned'] },
  { password: 'kimberleylee', reasons: ['pwned'] },
  { password: 'KimLee', reasons: ['length', 'pwned'] },
  { password: 'the tide is out', reasons: [] },
])('$password is refused for $reasons', ({ password, reasons }) => {
  expect(reasonsAgainstPassword(password, kim, isCommonPassword)).toEqual(reasons)
})

test.each([
  'Password1',
  'P@ssw0rd',
  'iloveyou',
  'qwertyuiop',
  'poiuytrewq',
  '12345678',
  '87654321',
  'aaaaaaaa',
  'abababab',
  'abcdefgh',
  'Michelle1999',
  'dragon2024',
  'summer2026',
  'sunshine123',
  'monkey12',
  'football007',
  'letmein1',
])('%s is among the first to be tried', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'correct horse battery staple',
  'a sailor reads the stars',
  'tr4vel-l1ght',
  'Xk9#mPq2',
  'northbynorthwest8',
  'jdhf73hs',
  'dragon-ate-my-homework',
  'correct horse',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('a password has at most 128 characters and 512 bytes', () => {
  expect(isTooLong('x'.repeat(128))).toBe(false)
  expect(isTooLong('x'.repeat(129))).toBe(true)
  expect(isTooLong('🙂'.repeat(128))).toBe(false)
  expect(isTooLong('🙂'.repeat(129))).toBe(true)
})

test('a password is not asked for again within ten minutes, or an hour after a link that was mailed', () => {
  expect(provedRecently([{ method: 'password', timestamp: ago(600) }], now)).toBe(true)
  expect(provedRecently([{ method: 'password', timestamp: ago(601) }], now)).toBe(false)
  expect(provedRecently([{ method: 'otp', timestamp: ago(3600) }], now)).toBe(true)
  expect(provedRecently([{ method: 'otp', timestamp: ago(3601) }], now)).toBe(false)
  expect(provedRecently([{ method: 'anonymous', timestamp: ago(0) }], now)).toBe(false)
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
