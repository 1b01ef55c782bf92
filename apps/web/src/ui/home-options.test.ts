import { expect, test } from 'vitest'
import { homeIn, homeOptionOf, homeOptions } from './home-options.ts'

test.each([
  { state: 'GA', country: null },
  { state: null, country: 'GA' },
  { state: null, country: null },
] as const)('a home in %o is found again, be it Georgia the state or Gabon', (home) => {
  expect(homeIn(homeOptionOf(home))).toEqual(home)
})

test('a student finds Kenya among the countries, and Ohio among the states', () => {
  const options = JSON.stringify(homeOptions())
  expect(options).toContain('{"value":"KE","label":"Kenya"}')
  expect(options).toContain('{"value":"US-OH","label":"Ohio"}')
})
