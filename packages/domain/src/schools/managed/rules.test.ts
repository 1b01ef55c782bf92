import { expect, test } from 'vitest'
import { faultInLine, ownChanges, ruleAgainstChanging, sameness } from './rules.ts'

test('a line without a name, with too much or with another answer than yes or no is not taken', () => {
  expect(faultInLine({ name: 'Hillside College', archived: 'Yes' })).toBeNull()
  expect(faultInLine({ name: ' ' })).toBe('name: School name is required.')
  expect(faultInLine({ name: 'x'.repeat(201) })).toContain('name: ')
  expect(faultInLine({ name: 'Hillside', archived: 'maybe' })).toBe('archived: Write yes or no.')
})

test('a school is the same however its name and place are written', () => {
  expect(sameness({ name: 'St. John’s  College', location: 'Annapolis, MD' })).toBe(
    sameness({ name: 'st johns college', location: 'Annapolis MD' }),
  )
})

test('of two admins who edit one school each keeps their own field, and neither overwrites the other’s unseen', () => {
  const read = {
    name: 'Hillside',
    location: null,
    type: null,
    acceptanceRate: null,
    tuition: '$1',
    ranking: null,
  }
  const now = { ...read, tuition: '$2' }

  expect(ownChanges(read, { ...read, ranking: '7' })).toEqual(['ranking'])
  expect(ruleAgainstChanging(now, read, { ...read, ranking: '7' })).toBeNull()
  expect(ruleAgainstChanging(now, read, { ...read, tuition: '$2' })).toBeNull()
  expect(ruleAgainstChanging(now, read, { ...read, tuition: '$3' })).toBe('school-changed-elsewhere')
})
