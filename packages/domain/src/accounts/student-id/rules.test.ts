import { expect, test } from 'vitest'
import { exampleOf, faultInMask, faultInStudentId, fitsMask } from './rules.ts'

test.each([
  ['######', '012345', true],
  ['######', '12345', false],
  ['######', '1234567', false],
  ['######', '12345a', false],
  ['######', '１２３４５６', false],
  ['AA-####', 'ab-1234', true],
  ['AA-####', 'AB1234', false],
  ['AA-####', 'ÀB-1234', false],
  ['**/27', '7k/27', true],
  ['**/27', '7k/28', false],
])('of the format %s, “%s” is one: %s', (mask, studentId, fits) => {
  expect(fitsMask(studentId, mask)).toBe(fits)
  expect(fitsMask(exampleOf(mask), mask)).toBe(true)
})

test('a student is told how theirs looks, and where to find it', () => {
  const format = { mask: 'AA-####', hint: 'It is on the back of your school card.' }
  expect(faultInStudentId('12', format)).toBe(
    'Student IDs here look like AB-1234. It is on the back of your school card.',
  )
  expect(faultInStudentId('12', { ...format, hint: '' })).toBe('Student IDs here look like AB-1234.')
  expect(faultInStudentId('xy-0001', format)).toBeNull()
  expect(faultInStudentId('12', null)).toBeNull()
})

test.each([
  ['######', /^taken$/],
  ['AA-####', /^taken$/],
  ['20##.***', /^taken$/],
  ['123', /at least one/],
  ['', /at least one/],
  ['^[0-9]+$', /Use #/],
  ['S######', /Use #/],
  ['###😀', /Use #/],
])('the mask “%s” is looked at before it is kept', (mask, fault) => {
  expect(faultInMask(mask) ?? 'taken').toMatch(fault)
})
