import { expect, test } from 'vitest'
import { shareOf } from './strip-track.tsx'

test('a figure stands where it belongs on the track, and never beyond its ends', () => {
  expect(shareOf(1200, [800, 1600])).toBe(0.5)
  expect(shareOf(640, [800, 1600])).toBe(0)
  expect(shareOf(1700, [800, 1600])).toBe(1)
})
