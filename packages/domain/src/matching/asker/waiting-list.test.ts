import { expect, test } from 'vitest'
import { flagship, jordan } from '../arbitraries.ts'
import { oddsOf } from '../odds-of.ts'
import { placedLabel } from '../placed-label.ts'
import { placeList, balanceOfList } from '../placed-list.ts'
import { place } from '../placement.ts'
import { reasonFor } from '../reason.ts'

const waitingList = { year: '2025-26', stayed: 3158, admitted: 64 }
const college = { ...flagship, facts: { waitingList } }

test('a student on a waiting list has the odds of everybody on it, and reads the college’s own counts', () => {
  expect(oddsOf(place(jordan, college, { status: 'Submitted' }))!.middle).toBeGreaterThan(0.3)
  const placement = place(jordan, college, { status: 'Waitlisted' })
  expect(placement).toMatchObject({ status: 'waiting_list', label: 'Far reach' })
  expect(oddsOf(placement)!.middle).toBeCloseTo(0.02, 2)
  expect(reasonFor(placement, jordan)).toBe(
    'In 2025–26 it admitted 64 of the 3,158 who stayed on its waitlist (2%). Grades and scores say little more.',
  )
})

test('where a college says too little of its waiting list, there are no odds, with the reason', () => {
  const few = { waitingList: { ...waitingList, stayed: 12, admitted: 6 } }
  const all = { waitingList: { ...waitingList, admitted: 3158 } }
  for (const facts of [null, few, all]) {
    const placement = place(jordan, { ...flagship, facts }, { status: 'Waitlisted' })
    expect(placement).toEqual({ status: 'no_odds', why: 'waiting_list' })
    expect(placedLabel(placement)).toBe('No odds')
    expect(reasonFor(placement, jordan)).toMatch(/too little about its waitlist/)
  }
})

test('a waiting list that admits most is a target at most', () => {
  const facts = { waitingList: { ...waitingList, admitted: 2900 } }
  expect(place(jordan, { ...flagship, facts }, { status: 'Waitlisted' })).toMatchObject({ label: 'Target' })
})

test('in the odds of a list, a waiting list counts by its own rate', () => {
  const listed = {
    admissionRate: 0.45,
    hasOpenAdmission: false,
    control: 'public' as const,
    testPolicy: 'optional',
    satReading25: 620,
    satReading75: 710,
    satMath25: 620,
    satMath75: 740,
    act25: null,
    act75: null,
    averageGpa: 3.78,
    admissionYear: null,
    odds: { waitingList },
    netPrices: { upTo30k: null, from30k: null, from48k: null, from75k: null, from110k: null },
    state: 'OH',
    cost: null,
    tuitionInState: null,
    tuitionOutOfState: null,
  }
  const any = (status: 'Submitted' | 'Waitlisted') => {
    const school = { college: listed as never, status }
    return balanceOfList(placeList([school], jordan, '2026-11-28')).any!
  }
  expect(any('Submitted')).toBeGreaterThan(0.3)
  expect(any('Waitlisted')).toBeCloseTo(0.02, 2)
})
