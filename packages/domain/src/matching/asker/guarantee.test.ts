import { expect, test } from 'vitest'
import { jordan } from '../arbitraries.ts'
import type { Applicant } from '../schema.ts'
import { guaranteeOf } from './guarantee.ts'

const way = { program: 'Assured admission', gives: 'admission', source: 'https://a.example' }
const states = (applicant: Applicant, ...ways: Parameters<typeof withWays>) =>
  guaranteeOf(applicant, withWays(...ways))!.criteria.map(({ state }) => state)
const withWays = (...ways: object[]) => ({ ways: ways.map((each) => ({ ...way, ...each })) })

test('ways are alternatives, and within one every limit has to be met', () => {
  const rules = [{ gpa: 3.25 }, { gpa: 2, act: 21, sat: 1060 }]
  expect(guaranteeOf({ ...jordan, gpa: 3.3, sat: null }, withWays(...rules))).toMatchObject({ isMet: true })
  expect(guaranteeOf({ ...jordan, gpa: 2.5, sat: 1100 }, withWays(...rules))).toMatchObject({ isMet: true })
  expect(guaranteeOf({ ...jordan, gpa: 2.5, sat: 1000 }, withWays(...rules))).toMatchObject({ isMet: false })
})

test('each limit is met, not met or not known', () => {
  const rule = { residentsOf: 'TX', rankPercent: 10, sat: 1200 }
  expect(states({ ...jordan, state: 'TX', sat: 1280 }, rule)).toEqual(['met', 'not_known', 'met'])
  expect(states({ ...jordan, state: 'OH', classRankPercent: 12, sat: null }, rule)).toEqual([
    'not_met',
    'not_met',
    'not_known',
  ])
})

test('grades in some courses are met only by grades in all courses that leave no doubt', () => {
  const rule = { gpa: 3, ofCore: true }
  expect(states({ ...jordan, gpa: 3.5 }, rule)).toEqual(['met'])
  expect(states({ ...jordan, gpa: 3.4 }, rule)).toEqual(['not_known'])
  expect(states({ ...jordan, gpa: 2.4 }, rule)).toEqual(['not_known'])
})

test('the index of Iowa counts scores, grades and the courses that it asks of everyone', () => {
  expect(states({ ...jordan, gpa: 3.6, act: 26, sat: null }, { index: 245 })).toEqual(['met'])
  expect(states({ ...jordan, gpa: 3.6, act: 25, sat: null }, { index: 245 })).toEqual(['not_met'])
  expect(states({ ...jordan, gpa: 3.6, act: null, sat: null }, { index: 245 })).toEqual(['not_known'])
})

test('no rule for students in the United States is met from abroad', () => {
  expect(guaranteeOf({ ...jordan, isFromAbroad: true, gpa: 4 }, withWays({ gpa: 3 }))).toMatchObject({
    isMet: false,
  })
})
