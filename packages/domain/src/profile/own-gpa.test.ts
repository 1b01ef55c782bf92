import { expect, test } from 'vitest'
import { faultInOwnGpa, ownGpaInWords } from './own-gpa.ts'

test.each([
  ['100', '94', '94 out of 100'],
  ['20', '15.5', '15.5 out of 20'],
  ['20', '15,5', '15,5 out of 20'],
  ['ib-45', '38', '38 out of 45 (IB)'],
  ['other', '1.7 (Abitur)', '1.7 (Abitur)'],
] as const)('an average on a scale of %s is shown as it was given', (scale, grade, words) => {
  expect(faultInOwnGpa({ scale, grade })).toBeNull()
  expect(ownGpaInWords({ scale, grade })).toBe(words)
})

test.each([
  ['5', '5.2'],
  ['5', '5,2'],
  ['100', '101'],
  ['20', 'good'],
  ['ib-45', '-3'],
] as const)('on a scale of %s, %s is no average', (scale, grade) => {
  expect(faultInOwnGpa({ scale, grade })).toMatch(/from 0 to/)
})
