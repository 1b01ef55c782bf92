import { expect, test } from 'vitest'
import { applicationFeeNow, noteOnPrice, policyLabels, testPolicyNow } from './rules.ts'
import type { Fact, Figure } from './schema.ts'

const federal: Fact = {
  value: 'not_considered',
  label: 'SAT/ACT policy',
  source: 'College Scorecard',
  year: 'fall 2024',
}
const asked = {
  cycle: '2026-27',
  testPolicy: 'required',
  feeUs: 85,
  applicationSystem: 'common_app',
} as const

test('what a college asks for this year goes before the older survey, which is named', () => {
  expect(testPolicyNow(federal, asked)).toEqual({
    value: 'required',
    label: 'SAT/ACT policy',
    source: 'Common App Requirements Grid',
    year: '2026-27',
    note: 'The federal survey of fall 2024 says “Not considered”.',
  })
})

test.each([
  ['not_considered', 'test_free'],
  ['considered_if_submitted', 'optional'],
  ['considered_if_submitted', 'sometimes_required'],
  ['required', 'required'],
] as const)('a survey that says %s does not contradict %s', (value, testPolicy) => {
  expect(testPolicyNow({ ...federal, value }, { ...asked, testPolicy })?.note).toBeUndefined()
})

test('a student reads what a policy asks for, and none is called a demand that is not one', () => {
  expect(policyLabels).toMatchObject({
    required: 'Required',
    sometimes_required: 'Sometimes required',
    flexible: 'Scores or something else',
    optional: 'Optional',
  })
})

test('where nothing is known for this year, the survey counts', () => {
  expect(testPolicyNow(federal, null)).toEqual(federal)
  expect(testPolicyNow(federal, { ...asked, testPolicy: null })).toEqual(federal)
  expect(testPolicyNow(null, null)).toBeNull()
})

test('a fee is this year’s, with last survey’s beside it only where it was another', () => {
  const fee: Figure = { ...federal, label: 'Application fee', value: 75, unit: 'usd', year: '2023-24' }

  expect(applicationFeeNow(fee, asked)).toMatchObject({
    value: 85,
    year: '2026-27',
    note: 'The federal survey of 2023-24 says $75.',
  })
  expect(applicationFeeNow({ ...fee, value: 85 }, asked)?.note).toBeUndefined()
  expect(applicationFeeNow(fee, { ...asked, feeUs: null })).toEqual(fee)
  expect(applicationFeeNow(fee, { ...asked, feeUs: 0 })?.value).toBe(0)
})

test('a public price says whose it is, and one below zero why', () => {
  expect(noteOnPrice('net_price_avg', 12_000, 'public')).toBe('For students who pay in-state tuition.')
  expect(noteOnPrice('net_price_0_30k', -2133, 'private_nonprofit')).toMatch(/^Published as −\$2,133: grants/)
  expect(noteOnPrice('net_price_avg', 12_000, 'private_nonprofit')).toBeNull()
  expect(noteOnPrice('tuition_in_state', 12_000, 'public')).toBeNull()
})
