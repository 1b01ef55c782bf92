import { expect, test } from 'vitest'
import { scoreAdvice } from './score-advice.ts'
import { shownListOdds, shownOdds } from './shown-odds.ts'

test.each([
  [0.0002, 0, 0.001, 'about 1%'],
  [0.0574, 0.0373, 0.0969, 'about 6%'],
  [0.2812, 0.1804, 0.434, 'about 20–45%'],
  [0.12, 0.01, 0.2, 'about 1–20%'],
  [0.9999, 0.9898, 1, 'about 95%'],
  [0.9, 0.58, 0.996, 'about 60–95%'],
])('odds of %f, from %f to %f, are shown as %4$s', (middle, low, high, shown) => {
  expect(shownOdds({ middle, low, high })).toBe(shown)
})

test.each([
  [0, 'about 0%'],
  [0.005, 'under 1%'],
  [0.5599, 'about 56%'],
  [0.999, 'over 95%'],
])('the odds of a list of %f are shown as %s', (odds, shown) => {
  expect(shownListOdds(odds)).toBe(shown)
})

test.each([
  [0, 'submit'],
  [-0.01, 'consider'],
  [-0.67, 'consider'],
  [-0.6745, 'consider'],
  [-0.68, 'withhold'],
])('a score %f deviations from the middle of those who sent theirs: %s', (standing, advice) => {
  expect(scoreAdvice(standing)).toBe(advice)
})
