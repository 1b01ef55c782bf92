import { expect, test } from 'vitest'
import { mostSaved } from './options.ts'
import { ruleAgainstSaving } from './rules.ts'

const saved = [
  { id: '1', name: 'Near home' },
  { id: '2', name: 'Engineering' },
]

test('a student keeps searches by different names, and renames one to what it is called already', () => {
  expect(ruleAgainstSaving('Far away', saved)).toBeNull()
  expect(ruleAgainstSaving('near HOME', saved)).toBe('search-name-taken')
  expect(ruleAgainstSaving('near HOME', saved, '1')).toBeNull()
  expect(ruleAgainstSaving('Near home', saved, '2')).toBe('search-name-taken')
})

test('a student who types an accent with another keyboard does not keep two searches of one name', () => {
  expect(ruleAgainstSaving('Cafe\u0301 towns', [{ id: '1', name: 'Café towns' }])).toBe('search-name-taken')
})

test('a student who has as many as can be kept still renames one', () => {
  const full = Array.from({ length: mostSaved }, (_, at) => ({ id: String(at), name: `Search ${at}` }))
  expect(ruleAgainstSaving('One more', full)).toBe('searches-full')
  expect(ruleAgainstSaving('Renamed', full, '3')).toBeNull()
})
