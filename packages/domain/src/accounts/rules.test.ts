import { expect, test } from 'vitest'
import { isGuessable } from './guessable-passwords.ts'
import { isTooLong, needsTwoFactor, reasonsAgainstPassword, welcomeOn } from './rules.ts'

const kim = { email: 'kim.lee@example.org', fullName: 'Kimberley Lee' }

const list = new Set(['password', 'sunshine', 'summer', 'qwertyuiop', '12345678', 'letmein', 'michelle'])
const colleges = new Set(['harvard', 'harvarduniversity', 'ohiostate', 'mit'])
const isCommon = (password: string) =>
  isGuessable(password, { isListed: (text) => list.has(text), isCollege: (text) => colleges.has(text) })

test.each([
  { password: '1234567', reasons: ['length'] },
  { password: '🙂🙂🙂🙂', reasons: ['length'] },
  { password: 'password', reasons: ['pwned'] },
  { password: 'kim.lee@example.org', reasons: ['pwned'] },
  { password: 'kimberleylee', reasons: ['pwned'] },
  { password: 'Kimberley-Lee2027!', reasons: ['pwned'] },
  { password: 'KimLee', reasons: ['length', 'pwned'] },
  { password: 'the tide is out', reasons: [] },
])('$password is refused for $reasons', ({ password, reasons }) => {
  expect(reasonsAgainstPassword(password, kim, isCommon)).toEqual(reasons)
})

test.each([
  'Password123!',
  'P@ssw0rd',
  '123password',
  'drowssap',
  'passwordpassword',
  'Sunshine1!',
  '$unsh1ne',
  'Summer2026!',
  'poiuytrewq',
  '87654321',
  'abcdefgh',
  'let me in 2026',
  'Michelle1999',
  'bearings1',
  'Bearings123',
  'classof2027',
  'harvard2027',
  'Harvard University',
  'ohio-state-2027',
  'MIT-2027!',
  'aaaaaaaaB',
  'abababab',
  '12121212',
])('%s is among the first to be tried', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each([
  'correct horse battery staple',
  'a sailor reads the stars',
  'my password is a long walk by the sea',
  'summer ends when the boats come in',
  'harvard was never my first choice',
  'tr4vel-l1ght',
  'Xk9#mPq2',
  '72ut!94$',
  'jdhf73hs',
  'dragon-ate-my-homework',
])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false)
})

test('a password has at most 128 characters and 512 bytes', () => {
  expect(isTooLong('x'.repeat(128))).toBe(false)
  expect(isTooLong('x'.repeat(129))).toBe(true)
  expect(isTooLong('🙂'.repeat(128))).toBe(false)
  expect(isTooLong('🙂'.repeat(129))).toBe(true)
})

test('a second factor is asked of the roles that have to use one, and of nobody in a demo', () => {
  const advisor = { role: 'advisor', demoId: null, twoFactor: false } as const

  expect(needsTwoFactor(advisor, ['advisor', 'admin'])).toBe(true)
  expect(needsTwoFactor(advisor, ['admin'])).toBe(false)
  expect(needsTwoFactor({ ...advisor, twoFactor: true }, ['advisor'])).toBe(false)
  expect(needsTwoFactor({ ...advisor, demoId: 'a demo' }, ['advisor'])).toBe(false)
})

test('a person is welcomed back from the day after signing up, where they are', () => {
  const account = { timeZone: 'America/Chicago', createdAt: '2026-11-25T03:00:00Z' }
  expect(welcomeOn('2026-11-24', account)).toBe('Welcome')
  expect(welcomeOn('2026-11-25', account)).toBe('Welcome back')
})
