import { expect, test } from 'vitest'
import { ruleAgainstApproving, ruleAgainstManaging } from './rules.ts'

test('an admin manages others, and not themselves', () => {
  expect(ruleAgainstManaging({ actorId: 'one', personId: 'other' })).toBeNull()
  expect(ruleAgainstManaging({ actorId: 'one', personId: 'one' })).toBe('own-account')
})

test('an advisor is approved once their address is confirmed, and nobody else is', () => {
  expect(ruleAgainstApproving({ role: 'advisor', isConfirmed: true })).toBeNull()
  expect(ruleAgainstApproving({ role: 'advisor', isConfirmed: false })).toBe('address-not-confirmed')
  expect(ruleAgainstApproving({ role: 'student', isConfirmed: true })).toBe('no-advisor')
})
