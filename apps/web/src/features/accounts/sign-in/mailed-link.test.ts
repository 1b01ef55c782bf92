import { expect, test } from 'vitest'
import { mailedLinkIn } from './mailed-link.ts'

test('a link from a mail is read from behind the #', () => {
  expect(mailedLinkIn('#token_hash=abc-_1&type=signup&next=%2Fschools%3Fa%3D1')).toEqual({
    type: 'signup',
    tokenHash: 'abc-_1',
    next: '/schools?a=1',
  })
})

test('a link may say nothing about where to go on', () => {
  expect(mailedLinkIn('token_hash=abc&type=recovery')?.next).toBeUndefined()
})

test.each([
  '',
  '#',
  '#type=signup',
  '#token_hash=abc',
  '#token_hash=abc&type=sms',
  '#token_hash=&type=signup',
])('%j is not a whole link', (fragment) => {
  expect(mailedLinkIn(fragment)).toBeNull()
})
