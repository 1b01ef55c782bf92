import { expect, test } from 'vitest'
import { saidIn } from '../said.ts'

test.each([
  ['we made 62k last year', 62_000],
  ['my dad made $90,000 last year and my mom made $30,000', 120_000],
  ['my mom makes 40k and my dad makes 55k', 95_000],
  ['my mom makes 40k and my stepdad 55k', 95_000],
  ['my parents make 60k each', 120_000],
  ['my parents each make about 60k', 120_000],
  ['my dad makes 60k a year each year', 60_000],
  ['Each year my dad makes 60k', 60_000],
  ['price of each school if my parents make 90k', 90_000],
  ['How much does each of them cost? My mom makes 60k', 60_000],
  ['each of my parents makes 60k', 120_000],
  ['my dad makes 90k, he makes 100k with overtime', 90_000],
  ['my parents are divorced, my mom makes 40k and my dad makes 90k', 40_000],
  ['they made 15000 offers last year', null],
  ['my mom makes 60k and can pay 10k', 60_000],
])('of “%s” the income is %s', (text, income) => {
  expect(saidIn(text).income).toBe(income)
})
