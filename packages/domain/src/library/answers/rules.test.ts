import { expect, test } from 'vitest'
import { overlap, wordsAsked } from './rules.ts'

test('a person who types in a hurry asks the same words', () => {
  expect(wordsAsked("¿Qué es la FAFSA? I don't know")).toEqual([
    'que',
    'es',
    'la',
    'fafsa',
    'i',
    'dont',
    'know',
  ])
  expect(overlap("When's the UC due??", 'whens the uc due')).toBe(1)
})

test('a person who asks something else shares few words', () => {
  expect(overlap('when is the uc due', 'when is brown due')).toBeCloseTo(3 / 6)
  expect(overlap('', '')).toBe(0)
})
