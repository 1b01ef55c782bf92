import { expect, test } from 'vitest'
import { faultInLine, identityKey } from './rules.ts'

test('a line without a name, with too much or with another answer than yes or no is not taken', () => {
  expect(faultInLine({ name: 'Hillside College', archived: 'Yes' })).toBeNull()
  expect(faultInLine({ name: 'Hillside College', archived: 'FALSE' })).toBeNull()
  expect(faultInLine({ name: ' ' })).toBe('name: School name is required.')
  expect(faultInLine({ name: 'x'.repeat(201) })).toContain('name: ')
  expect(faultInLine({ name: 'Hillside', archived: 'maybe' })).toBe('archived: Enter yes or no.')
})

test('a school is the same however its name and place are written', () => {
  expect(identityKey({ name: 'St. John’s  College', location: 'Annapolis, MD' })).toBe(
    identityKey({ name: 'st johns college', location: 'Annapolis MD' }),
  )
})
