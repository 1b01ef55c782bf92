import { expect, test } from 'vitest'
import { monthlyPayment, paymentsOf, studentPaymentNote } from './loan-payments.ts'
import type { Award } from './offers.ts'

const loan = (kind: Award['kind'], amount: number): Award => ({
  name: 'Loan',
  kind,
  amount,
  renewal: 'unknown',
  condition: '',
})

test('a debt of $27,000 at 6.52 percent is paid off with $307 a month for ten years', () => {
  // 27,000 × 0.0054333 ÷ (1 − 1.0054333^−120) = 146.70 ÷ 0.47806
  expect(monthlyPayment(27_000, 6.52)).toBeCloseTo(306.87, 0)
  expect(monthlyPayment(12_000, 0)).toBe(100)
})

test('interest of an unsubsidized loan runs from the first year, and that of a subsidized one only after college', () => {
  // 4 × 3,500 = 14,000; 4 × 2,000 + 2,000 × 6.52 % × (4 + 3 + 2 + 1) = 9,304
  const { student } = paymentsOf([loan('subsidized-loan', 3500), loan('unsubsidized-loan', 2000)])
  expect(student).toBe(Math.round(monthlyPayment(23_304, 6.52)))
})

test('a parent who is offered more than the law lends repays only what it lends', () => {
  // 20,000 in three years and 5,000 in the fourth; interest at 9.07 % for 4, 3, 2 and 1 years.
  const owed = 65_000 + 0.0907 * (20_000 * 9 + 5000)
  expect(paymentsOf([loan('parent-loan', 30_000)])).toEqual({
    student: 0,
    parents: Math.round(monthlyPayment(owed, 9.07)),
  })
})

test('a student with a private loan reads that it was counted at the federal rate', () => {
  const federal = 'ten years, federal loans at 6.52%, the rate of 2026-27'
  expect(studentPaymentNote([loan('subsidized-loan', 3500)])).toBe(federal)
  expect(studentPaymentNote([loan('subsidized-loan', 3500), loan('private-loan', 9000)])).toBe(
    `${federal}; private ones counted the same, though a lender’s rate is usually higher`,
  )
})

test('gifts and work are never repaid', () => {
  expect(paymentsOf([loan('grant', 9000), loan('work-study', 2500)])).toEqual({ student: 0, parents: 0 })
})
