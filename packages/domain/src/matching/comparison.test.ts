import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compared, spread, winner } from './comparison.ts'

const figures = fc.array(fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })), { maxLength: 4 })

test('what is furthest apart comes first, and what is within a tenth is much the same', () => {
  const price = { key: 'price', values: [10_000, 20_000] }
  const students = { key: 'students', values: [2000, 45_000] }
  const graduate = { key: 'graduate', values: [0.9, 0.87] }
  const debt = { key: 'debt', values: [null, null] }
  expect(compared([graduate, price, students, debt])).toEqual({
    differences: [students, price],
    same: [graduate],
  })
})

test('a figure that only one college publishes has no winner', () => {
  expect(winner([10, null], 'higher')).toBeNull()
  expect(winner([10, 12, null], 'higher')).toBe(1)
  expect(winner([10, 12], 'lower')).toBe(0)
  expect(winner([12, 12], 'lower')).toBeNull()
})

test('a spread is a share from 0 to 1, whatever the figures', () => {
  fc.assert(
    fc.property(figures, (values) => {
      expect(spread(values)).toBeGreaterThanOrEqual(0)
      expect(spread(values)).toBeLessThanOrEqual(1)
    }),
  )
})
