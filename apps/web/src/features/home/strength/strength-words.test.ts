import type { StrengthItem } from '@bearings/domain/profile/strength'
import { expect, test } from 'vitest'
import { strongestFirst, tally } from './strength-words.ts'

const item = (name: string, tag: StrengthItem['tag']): StrengthItem => ({ name, tag, reason: '' })
const items = [item('a', 'Common'), item('b', 'Standout'), item('c', 'Common'), item('d', 'Standout')]

test('tags are counted, the strongest first, and those that nothing has are not named', () => {
  expect(tally(items)).toBe('2 Standout, 2 Common')
  expect(tally([])).toBe('')
})

test('the strongest come first, otherwise as in the profile', () => {
  expect(strongestFirst(items).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c'])
})
