import { expect, test } from 'vitest'
import { growthBars } from './growth-bars.ts'

test('a student sees one bar for each version, the longest at full height', () => {
  expect(growthBars([5, 10, 20], 1)).toEqual([
    { share: 25, isNow: false },
    { share: 50, isNow: true },
    { share: 100, isNow: false },
  ])
})

test('many versions share bars that still fit on a phone, each as high as its last version', () => {
  const bars = growthBars(
    Array.from({ length: 241 }, (_, index) => index),
    240,
  )

  expect(bars).toHaveLength(61)
  expect(bars[0]).toEqual({ share: (100 * 3) / 240, isNow: false })
  expect(bars.at(-1)).toEqual({ share: 100, isNow: true })
})

test('a text without words has bars, too', () => {
  expect(growthBars([0, 0], 0)).toEqual([
    { share: 0, isNow: true },
    { share: 0, isNow: false },
  ])
})
