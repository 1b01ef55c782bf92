import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

test.each([
  [19_312, '$19,312'],
  [0, '$0'],
  [-49, '$0'],
  [-120, '$0; grants exceed the bill by about $100'],
  [-2536, '$0; grants exceed the bill by about $2,500'],
])('a family reads the price of %s dollars as “%s”', (amount, text) => {
  expect(priceText(amount)).toBe(text)
})
