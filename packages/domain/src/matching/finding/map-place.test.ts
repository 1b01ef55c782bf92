import { expect, test } from 'vitest'
import { mapPoint } from './map-place.ts'

// Expected points from d3-geo's geoAlbersUsa at the same scale, with which the outline was drawn.
test.each([
  ['Palo Alto', 'CA', 37.43, -122.17, 36.95, 270.25],
  ['Columbus', 'OH', 40, -83.01, 721.06, 259.99],
  ['Boston', 'MA', 42.37, -71.1, 907.96, 167.04],
  ['Anchorage', 'AK', 61.2, -149.8, 112.67, 544.4],
  ['Honolulu', 'HI', 21.3, -157.8, 268.2, 549.35],
])('%s stands where the outline has its state', (_, state, lat, lon, x, y) => {
  const point = mapPoint({ lat, lon }, state)!
  expect(point.x).toBeCloseTo(x, 1)
  expect(point.y).toBeCloseTo(y, 1)
})

test('what is not drawn has no point', () => {
  expect(mapPoint({ lat: 18.4, lon: -66.05 }, 'PR')).toBeNull()
  expect(mapPoint({ lat: null, lon: null }, 'OH')).toBeNull()
})
