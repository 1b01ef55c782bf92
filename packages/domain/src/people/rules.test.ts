import { expect, test } from 'vitest'
import { ruleAgainstApproving, ruleAgainstLosingAdmin, ruleAgainstManaging } from './rules.ts'

test('an admin manages others, and not themselves', () => {
  expect(ruleAgainstManaging({ actorId: 'one', personId: 'other' })).toBeNull()
  expect(ruleAgainstManaging({ actorId: 'one', personId: 'one' })).toBe('own-account')
})

test('an admin goes while another stays, and the last one does not', () => {
  expect(ruleAgainstLosingAdmin('one', ['one', 'other'])).toBeNull()
  expect(ruleAgainstLosingAdmin('one', ['one'])).toBe('last-admin')
  expect(ruleAgainstLosingAdmin('one', [])).toBe('last-admin')
})

test('an advisor is approved once their address is confirmed, and nobody else is', () => {
  expect(ruleAgainstApproving({ role: 'advisor', isConfirmed: true })).toBeNull()
  expect(ruleAgainstApproving({ role: 'advisor', isConfirmed: false })).toBe('address-not-confirmed')
  expect(ruleAgainstApproving({ role: 'student', isConfirmed: true })).toBe('no-advisor')
})
