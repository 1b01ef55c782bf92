import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultInEmail, faultInNumber, faultInText, typedNumber } from './field-bounds.ts'
import { Address, Text, WholeNumber } from './fields.ts'

test('a text of exactly as many characters as fit is taken, and one more is told how many do', () => {
  expect(faultInText('x'.repeat(2000), { max: 2000 })).toBeNull()
  expect(faultInText('x'.repeat(2001), { max: 2000 })).toBe('Keep it to 2,000 characters or fewer.')
})

test('a blank text is missing, in the words of its field', () => {
  expect(faultInText(' \n ', { min: 1, max: 9, missing: 'Give the task a title.' })).toBe(
    'Give the task a title.',
  )
  expect(faultInText('\u200b\u200f\u00ad', { min: 1, max: 9, missing: 'Enter a name.' })).toBe(
    'Enter a name.',
  )
  expect(faultInText('  ', { max: 9 })).toBeNull()
})

test.each([
  ['', 'Enter an email address.'],
  ['  ', 'Enter an email address.'],
  ['maya', 'Enter the full address, such as name@example.org.'],
  ['maya@example', 'Enter the full address, such as name@example.org.'],
  [' maya@example.org ', null],
])('an address typed as "%s" is told what is missing: %s', (typed, fault) => {
  expect(faultInEmail(typed)).toBe(fault)
  expect(Address.safeParse(typed.trim()).success).toBe(fault === null)
})

test('the server refuses what a form refuses, in the same words', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 12 })
  const allBounds = fc.record({
    min: fc.integer({ min: 0, max: 3 }),
    max: fc.integer({ min: 3, max: 8 }),
    trimmed: fc.boolean(),
    lines: fc.constantFrom('one' as const, 'many' as const),
  })
  fc.assert(
    fc.property(texts, allBounds, (text, bounds) => {
      const refused = Text(bounds)
        .safeParse(text)
        .error?.issues.map(({ message }) => message)
      expect(refused ?? [null]).toEqual([faultInText(text, bounds)])
    }),
    { numRuns: 50 },
  )
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double()), (number) => {
      const bounds = { min: -3, max: 5 }
      const refused = WholeNumber(bounds).safeParse(number).error?.issues[0]?.message
      expect(refused ?? null).toBe(faultInNumber(number, bounds))
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['', null],
  [' ', null],
  ['1,000', 1000],
  [' 42 ', 42],
  ['1 000', 1000],
  ['1\u202f234\u202f567', 1_234_567],
  ['085,000', 85_000],
  ['1,234.50', 1234.5],
  ['-3.4', -3.4],
  ['soon', NaN],
  ['85.000', NaN],
  ['85,50', NaN],
  ['8,5000', NaN],
  ['1e5', NaN],
  ['0x10', NaN],
])('a field that says %j holds the number %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})
