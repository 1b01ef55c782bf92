import { expect, test } from 'vitest'
import {
  ruleAgainstApproving,
  ruleAgainstConfirmation,
  ruleAgainstLosingAdmin,
  ruleAgainstManaging,
  ruleAgainstSignInLink,
  ruleAgainstSupporting,
} from './rules.ts'

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

test('an admin helps students and advisors, and neither another admin nor themselves', () => {
  const other = { actorId: 'one', personId: 'other' }
  expect(ruleAgainstSupporting({ ...other, role: 'student' })).toBeNull()
  expect(ruleAgainstSupporting({ ...other, role: 'advisor' })).toBeNull()
  expect(ruleAgainstSupporting({ ...other, role: 'admin' })).toBe('admin-account')
  expect(ruleAgainstSupporting({ actorId: 'one', personId: 'one', role: 'admin' })).toBe('own-account')
})

test('who has confirmed gets a sign-in link, who has not a confirmation, and who is disabled neither', () => {
  const confirmed = { isConfirmed: true, isDisabled: false }
  const newcomer = { isConfirmed: false, isDisabled: false }
  expect(ruleAgainstSignInLink(confirmed)).toBeNull()
  expect(ruleAgainstSignInLink(newcomer)).toBe('address-not-confirmed')
  expect(ruleAgainstConfirmation(newcomer)).toBeNull()
  expect(ruleAgainstConfirmation(confirmed)).toBe('address-confirmed')
  expect(ruleAgainstSignInLink({ ...confirmed, isDisabled: true })).toBe('account-disabled')
  expect(ruleAgainstConfirmation({ ...newcomer, isDisabled: true })).toBe('account-disabled')
})
