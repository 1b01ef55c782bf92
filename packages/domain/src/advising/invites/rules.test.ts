import { describe, expect, test } from 'vitest'
import { codeAlphabet, inviteStates, limits } from './options.ts'
import {
  codeFrom,
  codeInGroups,
  parseInviteCode,
  inviteExpiry,
  hasEnded,
  ruleAgainstInviting,
  ruleAgainstPlaces,
  stateOf,
} from './rules.ts'

const now = new Date('2026-11-01T12:00:00Z')

describe('an invite ends', () => {
  test('a week or thirty days after it was made', () => {
    expect(inviteExpiry('week', now).toISOString()).toBe('2026-11-08T12:00:00.000Z')
    expect(inviteExpiry('month', now).toISOString()).toBe('2026-12-01T12:00:00.000Z')
  })

  test.each([
    ['2026-07-01T00:00:00Z', '2027-07-01'],
    ['2026-08-20T12:00:00Z', '2027-07-01'],
    ['2026-12-31T23:00:00Z', '2027-07-01'],
    ['2027-06-01T00:00:00Z', '2027-07-01'],
    ['2027-06-01T00:00:01Z', '2028-07-01'],
    ['2027-06-30T23:59:59Z', '2028-07-01'],
  ])('made for the school year at %s, on %s: a year that is about to end is not meant', (made, ends) => {
    expect(inviteExpiry('school-year', new Date(made)).toISOString()).toBe(`${ends}T00:00:00.000Z`)
  })
})

test('an invite is open while it lasts, has places and is not revoked', () => {
  const invite = { expiresAt: new Date('2026-12-01T12:00:00Z'), revokedAt: null, joined: 49, places: 50 }

  expect(stateOf(invite, now)).toBe('open')
  expect(stateOf({ ...invite, joined: 50 }, now)).toBe('full')
  expect(stateOf(invite, invite.expiresAt)).toBe('expired')
  expect(stateOf({ ...invite, revokedAt: now }, now)).toBe('revoked')
})

test('a full invite has not ended: a student who leaves makes room for another', () => {
  expect(inviteStates.filter(hasEnded)).toEqual(['expired', 'revoked'])
})

test('an advisor has ten open invites at most', () => {
  expect(ruleAgainstInviting(limits.open - 1)).toBeNull()
  expect(ruleAgainstInviting(limits.open)).toBe('invites-full')
})

test('an invite keeps a place for each student who has joined', () => {
  expect(ruleAgainstPlaces({ joined: 12, places: 12 })).toBeNull()
  expect(ruleAgainstPlaces({ joined: 12, places: 11 })).toBe('places-taken')
})

describe('a code', () => {
  test('has at least sixty bits, in letters that nobody takes for another', () => {
    const code = codeFrom(Uint8Array.from({ length: 32 }, (_, at) => at * 7))

    expect(code.length * Math.log2(codeAlphabet.length)).toBeGreaterThanOrEqual(60)
    expect(codeAlphabet).not.toMatch(/[ILOU]/)
    expect(parseInviteCode(code)).toBe(code)
  })

  test('is read with or without dashes, in either case, and with letters that look alike', () => {
    const code = '7K3MQ9XW2R01'

    expect(codeInGroups(code)).toBe('7K3M-Q9XW-2R01')
    for (const typed of ['7K3M-Q9XW-2R01', ' 7k3m q9xw 2r01 ', '7k3mq9xw2rol', '7K3M–Q9XW–2ROI'])
      expect(parseInviteCode(typed)).toBe(code)
  })

  test('is none when it is too short, too long or has other letters', () => {
    for (const typed of ['', '7K3M-Q9XW-2R0', '7K3M-Q9XW-2R011', '7K3M-Q9XW-2RUU', 'ß'.repeat(12)])
      expect(parseInviteCode(typed)).toBeNull()
  })
})
