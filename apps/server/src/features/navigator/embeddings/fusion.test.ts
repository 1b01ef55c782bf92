import { expect, test } from 'vitest'
import { fused } from './fusion.ts'

test('what two searches agree on stands before what only one of them has first', () => {
  expect(
    fused([
      ['fafsa', 'css-profile', 'loans'],
      ['work-study', 'css-profile'],
    ]),
  ).toEqual(['css-profile', 'fafsa', 'work-study', 'loans'])
})

test('one search alone keeps its order, and none finds nothing', () => {
  expect(fused([['b', 'a', 'c'], []])).toEqual(['b', 'a', 'c'])
  expect(fused([])).toEqual([])
})

test('a far place in both lists is worth more than a first place in one', () => {
  const long = (from: string) => Array.from({ length: 30 }, (_, at) => `${from}${at}`)
  expect(
    fused([
      [...long('a'), 'both'],
      [...long('b'), 'both'],
    ])[0],
  ).toBe('both')
})
