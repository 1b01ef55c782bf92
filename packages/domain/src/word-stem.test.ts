import { expect, test } from 'vitest'
import { stemOf } from './word-stem.ts'

test.each([
  ['community', 'Communities'],
  ['experience', 'experiences'],
  ['challenge', 'challenged', 'challenging', 'challenges'],
  ['study', 'studying', 'studied', 'studies'],
  ['class', 'classes'],
  ['name', 'names'],
  ['goal', 'goals'],
  ['speed', 'speeds'],
])('a student who writes %s and %s means the same', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

test.each([
  ['campus', 'camp'],
  ['thing', 'the'],
  ['need', 'ne'],
])('%s is no form of %s', (word, other) => {
  expect(stemOf(word)).not.toBe(stemOf(other))
})
