import type { LabelGroup } from '@bearings/domain/colleges/find/options'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { expect, test } from 'vitest'
import { clustersOf } from './map-clusters.ts'

function point(x: number, y: number, group: LabelGroup) {
  const college = { name: 'Hillside College', city: 'Columbus', state: 'OH' }
  return { x, y, placed: { college, group } as PlacedCollege }
}

test('colleges near each other are one larger dot in the color of most of them', () => {
  const dots = clustersOf([
    point(100, 100, 'reach'),
    point(102, 101, 'likely'),
    point(103, 99, 'likely'),
    point(400, 300, 'target'),
  ])
  expect(dots).toMatchObject([
    { group: 'likely', radius: 3 + 1.6 * Math.SQRT2, title: '3 colleges around Columbus, OH' },
    { group: 'target', title: 'Hillside College, Columbus, OH' },
  ])
})
