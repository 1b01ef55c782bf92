import { expect, test } from 'vitest'
import { ownChanges, ruleAgainstOverwriting } from './concurrent-edits.ts'

const read = { name: 'Hillside', tuition: '$1', ranking: null as string | null, states: ['OH'] }

test('of two people who edit one record each keeps their own field, and neither overwrites the other’s unseen', () => {
  const now = { ...read, tuition: '$2' }

  expect(ownChanges(read, { ...read, ranking: '7' })).toEqual(['ranking'])
  expect(ruleAgainstOverwriting(now, read, { ...read, ranking: '7' })).toBeNull()
  expect(ruleAgainstOverwriting(now, read, { ...read, tuition: '$2' })).toBeNull()
  expect(ruleAgainstOverwriting(now, read, { ...read, tuition: '$3' })).toBe('changed-elsewhere')
})

test('a list that was read and sent unchanged is no change of a person', () => {
  expect(ownChanges(read, { ...read, states: ['OH'] })).toEqual([])
  expect(ownChanges(read, { ...read, states: ['OH', 'PA'] })).toEqual(['states'])
  expect(ownChanges({ asks: [{ a: 1, b: 2 }] }, { asks: [{ b: 2, a: 1 }] })).toEqual([])
})
