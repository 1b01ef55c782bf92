import { expect, test } from 'vitest'
import { scoreDistribution } from './distributions.ts'
import { listOddsText, oddsText } from './odds-text.ts'
import { scoreAdvice } from './score-advice.ts'
import { scoreStanding } from './standing.ts'

test.each([
  [0.0002, 0, 0.001, 'about 1%'],
  [0.0574, 0.0373, 0.0969, 'about 6%'],
  [0.2812, 0.1804, 0.434, 'about 20–45%'],
  [0.12, 0.01, 0.2, 'about 1–20%'],
  [0.9999, 0.9898, 1, 'about 95%'],
  [0.9, 0.58, 0.996, 'about 60–95%'],
])('odds of %f, from %f to %f, are shown as %4$s', (middle, low, high, shown) => {
  expect(oddsText({ middle, low, high })).toBe(shown)
})

test.each([
  [0, 'about 0%'],
  [0.005, 'under 1%'],
  [0.5599, 'about 56%'],
  [0.999, 'over 95%'],
])('the odds of a list of %f are shown as %s', (odds, shown) => {
  expect(listOddsText(odds)).toBe(shown)
})

test.each([
  [0, 'submit'],
  [-0.01, 'consider'],
  [-0.67, 'consider'],
  [-0.733, 'consider'],
  [-0.74, 'withhold'],
])('a score %f deviations from the middle of those who sent theirs: %s', (standing, advice) => {
  expect(scoreAdvice(standing)).toBe(advice)
})

test('a student whose score is the lower end of the band that is shown is not told that it is below', () => {
  const sat = { reading25: 640, reading75: 740, math25: 670, math75: 780 }
  const published = scoreDistribution({ sat, act: null })!
  expect(scoreAdvice(scoreStanding(published.quarter25, published))).toBe('consider')
  expect(scoreAdvice(scoreStanding(published.quarter25 - 10, published))).toBe('withhold')
})
