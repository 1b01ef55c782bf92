import { expect, test } from 'vitest'
import type { PublishedCollege } from './college-of.ts'
import { jordan } from './given.ts'
import { balanceOfList, placeOnList } from './placed-list.ts'

const today = '2026-11-22'
const flagship: PublishedCollege = {
  admissionRate: 0.45,
  hasOpenAdmission: false,
  control: 'public',
  testPolicy: 'optional',
  satReading25: 620,
  satReading75: 710,
  satMath25: 620,
  satMath75: 740,
  act25: null,
  act75: null,
  averageGpa: 3.78,
  admissionYear: 'fall 2025',
}
const target = { college: flagship, status: 'Not Started' } as const
const open = { college: { ...flagship, hasOpenAdmission: true }, status: 'In Progress' } as const
const byHand = { college: null, status: 'Not Started' } as const

test('a list is counted by where each school stands, and says what it lacks', () => {
  const balance = balanceOfList([target, target, open, byHand], jordan, today)
  expect(balance.counts).toEqual({ reach: 0, target: 2, likely: 1 })
  expect(balance.missing).toEqual({ reach: 3, target: 2, likely: 2 })
  expect(balance).toMatchObject({ open: 1, unknown: 1, inHand: 0, applications: 4 })
  expect(balance.any).toBeGreaterThan(0.4)
})

test('what was rejected or withdrawn no longer counts, and what was accepted is in hand', () => {
  const list = [
    { ...target, status: 'Rejected' },
    { ...target, status: 'Withdrawn' },
    { ...target, status: 'Accepted' },
  ] as const
  expect(balanceOfList(list, jordan, today)).toMatchObject({
    counts: { reach: 0, target: 0, likely: 0 },
    any: null,
    inHand: 1,
    applications: 0,
  })
})

test('a school that is not in the federal figures is not placed', () => {
  expect(placeOnList(byHand, jordan, today)).toBeNull()
})
