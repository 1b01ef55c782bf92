import { expect, test } from 'vitest'
import { aidFromAbroad } from './aid-from-abroad.ts'

test('a student from abroad reads what is known of a college’s aid for them, and else to ask', () => {
  expect(aidFromAbroad({ needBlindAbroad: true, meetsNeedAbroad: true })).toBe(
    'Asking for aid does not count against a student from abroad. It says that it meets the full need of students from abroad whom it admits.',
  )
  expect(aidFromAbroad({ needBlindAbroad: false, meetsNeedAbroad: true })).toMatch(
    /^It says that it meets .+ Asking for aid from abroad may count against admission\.$/,
  )
  expect(aidFromAbroad({ needBlindAbroad: false })).toMatch(/may count against admission\. Ask the college/)
  expect(aidFromAbroad(null)).toBe('Ask the college what aid it gives students from abroad.')
})
