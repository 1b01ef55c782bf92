import type { LabelGroup } from '@bearings/domain/colleges/find/options'
import type { MapPoint } from '@bearings/domain/matching/finding/map-place'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { counted } from '@bearings/domain/words'

type Point = MapPoint & { placed: PlacedCollege }
type Cluster = MapPoint & { radius: number; group: LabelGroup; title: string }

/** The side, in map units, of the squares whose colleges become one dot. */
const side = 16
const most = 14

/** Returns the dots of a map, the largest first, so that small ones are drawn on top. */
export function clustersOf(points: readonly Point[]): Cluster[] {
  const squares = new Map<string, Point[]>()
  for (const point of points) {
    const square = `${Math.floor(point.x / side)} ${Math.floor(point.y / side)}`
    squares.set(square, [...(squares.get(square) ?? []), point])
  }
  return [...squares.values()].map(clusterOf).toSorted((one, other) => other.radius - one.radius)
}

function clusterOf(points: Point[]): Cluster {
  const [first] = points as [Point, ...Point[]]
  const { name, city, state } = first.placed.college
  const middle = (of: (point: Point) => number) =>
    Math.round((points.reduce((sum, point) => sum + of(point), 0) / points.length) * 10) / 10
  return {
    x: middle(({ x }) => x),
    y: middle(({ y }) => y),
    radius: Math.min(most, 3 + 1.6 * Math.sqrt(points.length - 1)),
    group: mostCommon(points.map(({ placed }) => placed.group)),
    title:
      points.length === 1
        ? [name, city, state].filter(Boolean).join(', ')
        : `${counted(points.length, 'college')} around ${[city, state].filter(Boolean).join(', ')}`,
  }
}

function mostCommon(groups: readonly LabelGroup[]): LabelGroup {
  const counts = new Map<LabelGroup, number>()
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]![0]
}
