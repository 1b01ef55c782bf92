import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computedLabels, labelOf, labelPresets, withSafety } from './labels.ts'

test.each([
  [0.099, 0.05, 0.9, 'Far reach'],
  [0.199, 0.15, 0.099, 'Far reach'],
  [0.2, 0.15, 0.099, 'Reach'],
  [0.349, 0.2, 0.9, 'Reach'],
  [0.99, 0.95, 0.199, 'Reach'],
  [0.35, 0.2, 0.2, 'Target'],
  [0.99, 0.95, 0.499, 'Target'],
  [0.99, 0.649, 0.9, 'Target'],
  [0.75, 0.65, 0.5, 'Likely'],
  [0.9, 0.8, 0.699, 'Likely'],
  [0.9, 0.799, 0.7, 'Likely'],
  [0.9, 0.8, 0.7, 'Very likely'],
] as const)('odds of %f, at least %f, where %f are admitted are a %s', (middle, low, rate, label) => {
  expect(labelOf({ middle, low }, rate)).toBe(label)
})

const share = fc.double({ min: 0, max: 1, noNaN: true })

test.each(Object.entries(labelPresets))(
  'by the rules called %s, fewer admitted never make a better label',
  (_, rules) => {
    fc.assert(
      fc.property(share, share, share, share, (a, b, one, other) => {
        const odds = { middle: Math.max(a, b), low: Math.min(a, b) }
        const rank = (rate: number) => computedLabels.indexOf(labelOf(odds, rate, rules))
        expect(rank(Math.min(one, other))).toBeLessThanOrEqual(rank(Math.max(one, other)))
      }),
    )
  },
)

test.each([
  ['Likely', true, true, 'Safety'],
  ['Very likely', true, true, 'Safety'],
  ['Very likely', null, true, 'Very likely'],
  ['Likely', true, null, 'Safety'],
  ['Likely', true, false, 'Likely'],
  ['Likely', false, true, 'Likely'],
  ['Target', true, true, 'Target'],
] as const)('%s, affordable %s, major taught %s: %s', (label, isAffordable, isOffered, shown) => {
  expect(withSafety(label, isAffordable, isOffered)).toBe(shown)
})
