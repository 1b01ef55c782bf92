import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { codeOf, messageOf, weaknessIn } from './auth-words.ts'

test('each reason against a password is said in words', () => {
  const refused = new AuthWeakPasswordError('Too weak', 422, ['length', 'pwned'])

  expect(weaknessIn(refused)).toBe(
    'Use at least 8 characters. This password is easy to guess: it is mostly a common password, a name, a college or a season. Choose another, such as four unrelated words.',
  )
})

test('a reason without words of ours is said in the words of the server', () => {
  expect(weaknessIn(new AuthWeakPasswordError('Too weak', 422, ['characters']))).toBe('Too weak')
})

test('another failure says nothing about the password', () => {
  expect(weaknessIn(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'))).toBeNull()
})

test('the words of the server stand, and ours where it could not be reached', () => {
  const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')

  expect(messageOf(refused, 'Failed to sign in')).toBe('Invalid login credentials')
  expect(messageOf(new AuthRetryableFetchError('Failed to fetch', 0), 'Failed to sign in')).toBe(
    'Failed to sign in',
  )
  expect(codeOf(refused)).toBe('invalid_credentials')
})

test('a person whose account is disabled reads who can enable it', () => {
  const refused = new AuthApiError('This account is disabled', 400, 'user_banned')

  expect(messageOf(refused, 'Failed to sign in')).toBe(
    'This account is disabled. An administrator can enable it again.',
  )
})

test('a wrong code from an app is said in plain words', () => {
  const refused = new AuthApiError('Invalid TOTP code entered', 422, 'mfa_verification_failed')

  expect(messageOf(refused, 'Please try again.')).toBe('This is not the code that your app shows now')
})
