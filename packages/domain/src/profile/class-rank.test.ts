import { expect, test } from 'vitest'
import { rankPercent } from './class-rank.ts'

test.each([
  ['25/410', 6.0976],
  ['12 of 300', 4],
  ['3rd out of 100', 3],
  ['1 / 1,024', 0.0977],
  ['Top 5%', 5],
  ['top 10 percent', 10],
  ['12 of 1,486', 0.8075],
  ['Rank 30/300', 10],
  ['9 in 240', 3.75],
  ['In the top 10%', 10],
  ['top 2.5 percent', 2.5],
])('a student who wrote “%s” stands in the top %s percent', (text, percent) => {
  expect(rankPercent(text)).toBeCloseTo(percent, 3)
})

test.each([
  '',
  '3rd',
  'My school does not rank',
  '410/25',
  '0/300',
  '95th percentile',
  '200%',
  'bottom 10%',
  'Valedictorian',
  '7 of 0',
])('nothing is read into “%s”', (text) => {
  expect(rankPercent(text)).toBe(null)
})
