import { expect, test } from 'vitest'
import { filledIn, fillingFor, hasGap } from './rules.ts'

test('a student reads their own name and date where an advisor left a gap, and other braces as typed', () => {
  const filling = fillingFor({ fullName: 'New, Nadia' }, { title: 'Reed College', date: '2027-01-15' })
  expect(filledIn('Hi {First Name}, {next deadline} {is} near, {first name}.', filling)).toBe(
    'Hi Nadia, Reed College on Jan 15, 2027 {is} near, Nadia.',
  )
})

test('where no deadline is known, the sentence still reads well', () => {
  expect(filledIn('Think of {next deadline}.', fillingFor({ fullName: '' }, null))).toBe(
    'Think of your next deadline.',
  )
})

test('a name that looks like a gap is not filled in again', () => {
  const filling = fillingFor({ fullName: '{next deadline}' }, null)
  expect(filledIn('Hi {first name}', filling)).toBe('Hi {next')
})

test('a gap counts however it is typed', () => {
  expect(hasGap('By { Next deadline }', 'next deadline')).toBe(true)
  expect(hasGap('By next deadline', 'next deadline')).toBe(false)
})
