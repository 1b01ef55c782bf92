import { expect, test } from 'vitest'
import { directLoanOver, yearsOfPlus } from './federal-loans.ts'

test('a dependent student borrows at most $27,000 in four years, an independent one $45,000', () => {
  expect(directLoanOver(4, 'dependent')).toBe(27_000)
  expect(directLoanOver(4, 'independent')).toBe(45_000)
  expect(directLoanOver(1, 'dependent')).toBe(5500)
})

test('a fifth year is lent for only up to the limit in all', () => {
  expect(directLoanOver(5, 'dependent')).toBe(31_000)
})

test('parents who borrow the same each year reach their limit before the fourth year is paid', () => {
  expect(yearsOfPlus(20_000)).toEqual([20_000, 20_000, 20_000, 5000])
  expect(yearsOfPlus(18_000)).toEqual([18_000, 18_000, 18_000, 11_000])
  expect(yearsOfPlus(16_000)).toEqual([16_000, 16_000, 16_000, 16_000])
  expect(yearsOfPlus(30_000)).toEqual([20_000, 20_000, 20_000, 5000])
})
