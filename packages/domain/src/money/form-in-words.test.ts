import { expect, test } from 'vitest'
import { aidCycleOn } from './aid-cycle.ts'
import { formInWords } from './form-in-words.ts'

test('a junior hears of the form that they will file, and when it opens', () => {
  expect(formInWords(aidCycleOn('2026-11-25', 2028), '2026-11-25')).toBe(
    'Students who start college in fall 2028 file the form for **2028–29**. It opens by October 1, 2027 and asks about income in **2026**.',
  )
})

test('a senior hears on which day the form of their year opened', () => {
  expect(formInWords(aidCycleOn('2026-11-28', 2027), '2026-11-28')).toBe(
    'Students who start college in fall 2027 file the form for **2027–28**. It opened on September 23, 2026, is open until June 30, 2028 and asks about income in **2025**.',
  )
})

test('a senior hears until when the form is open', () => {
  expect(formInWords(aidCycleOn('2027-11-01', 2028), '2027-11-01')).toContain(
    'It is open until June 30, 2029 and asks about income in **2026**.',
  )
})
