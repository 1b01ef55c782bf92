import { expect, test } from 'vitest'
import { knownValues, listSearch, searchedText } from './list-search.ts'

const filters = ['all', 'saved', 'own'] as const

test('a person who reloads a list sees what they searched and filtered', () => {
  expect(listSearch({ q: 'chess', show: 'own' }, filters)).toEqual({ q: 'chess', show: 'own' })
})

test('a year that they searched is still a text', () => {
  expect(listSearch({ q: 2027 }, filters)).toEqual({ q: '2027' })
})

test('what nobody can search or choose is dropped, and so is the filter that shows all', () => {
  expect(listSearch({ q: ' ', show: 'all' }, filters)).toEqual({})
  expect(listSearch({ q: ['a'], show: 'none' }, filters)).toEqual({})
  expect(listSearch({ q: 'a'.repeat(200) }, filters)).toEqual({ q: 'a'.repeat(100) })
})

test('a long text that they searched is cut before a character that has no room, never within it', () => {
  expect(searchedText(`${'a'.repeat(99)}🌊`)).toBe('a'.repeat(99))
})

test('a link that names one value or several shows those that exist', () => {
  const known = ['reach', 'target', 'likely'] as const
  expect(knownValues(known, 'target')).toEqual(['target'])
  expect(knownValues(known, ['likely', 'dream', 'reach'])).toEqual(['reach', 'likely'])
  expect(knownValues(known, { reach: true })).toEqual([])
})
