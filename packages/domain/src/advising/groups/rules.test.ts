import { expect, test } from 'vitest'
import { limits } from '../options.ts'
import { inOrderOfNames, ruleAgainstGroup } from './rules.ts'

const groups = [
  { id: 'a', name: 'First-generation' },
  { id: 'b', name: 'Période 10' },
]

test.each([
  ['Class of 2027', undefined, null],
  ['first-GENERATION', undefined, 'group-name-taken'],
  ['PÉRIODE 10', undefined, 'group-name-taken'],
  ['Pe\u0301riode 10', undefined, 'group-name-taken'],
  ['FIRST-generation', 'a', null],
  ['FIRST-generation', 'b', 'group-name-taken'],
] as const)('a group is called %s once, whatever the case', (name, id, rule) => {
  expect(ruleAgainstGroup(name, groups, id)).toBe(rule)
})

test('an advisor has 30 groups at most, and renames one of them all the same', () => {
  const full = Array.from({ length: limits.groups }, (_, index) => ({
    id: `${index}`,
    name: `Group ${index}`,
  }))

  expect(limits.groups).toBe(30)
  expect(ruleAgainstGroup('One more', full.slice(1))).toBeNull()
  expect(ruleAgainstGroup('One more', full)).toBe('groups-full')
  expect(ruleAgainstGroup('Another name', full, '3')).toBeNull()
})

test('groups come by name, as people count', () => {
  const names = ['Period 10', 'period 9', 'Art'].map((name) => ({ id: name, name }))
  expect(inOrderOfNames(names).map(({ name }) => name)).toEqual(['Art', 'period 9', 'Period 10'])
})
