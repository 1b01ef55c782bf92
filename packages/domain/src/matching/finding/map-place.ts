import type { Place } from './distance.ts'

/** A point of the map of the United States, which is 975 wide and 610 high; y grows downward. */
export type MapPoint = { x: number; y: number }
export const mapSize = { width: 975, height: 610 } as const

const scale = 1300
const middle: MapPoint = { x: 487.5, y: 305 }

/** A conic equal-area projection: degrees for parallels, meridian and center, and where its center stands on the map. */
type Conic = {
  parallels: [number, number]
  meridian: number
  center: [number, number]
  scale: number
  at: MapPoint
}

/** The Albers projections of the outline. Alaska, at 35 percent, and Hawaii are below the mainland. */
const conics = {
  mainland: { parallels: [29.5, 45.5], meridian: -96, center: [-0.6, 38.7], scale, at: middle },
  AK: {
    parallels: [55, 65],
    meridian: -154,
    center: [-2, 58.5],
    scale: 0.35 * scale,
    at: { x: middle.x - 0.307 * scale, y: middle.y + 0.201 * scale },
  },
  HI: {
    parallels: [8, 18],
    meridian: -157,
    center: [-3, 19.9],
    scale,
    at: { x: middle.x - 0.205 * scale, y: middle.y + 0.212 * scale },
  },
} as const satisfies Record<string, Conic>

/**
 * A college's position on the map; `null` if it is on an island that is not drawn or its location is unknown.
 */
export function mapPoint(
  { lat, lon }: { [K in keyof Place]: Place[K] | null },
  state: string | null,
): MapPoint | null {
  if (lat === null || lon === null || state === null || notDrawn.includes(state)) return null
  const conic: Conic = state === 'AK' || state === 'HI' ? conics[state] : conics.mainland
  const { at, center, meridian } = conic
  const point = projected(conic, ((lon - meridian + 540) % 360) - 180, lat)
  const origin = projected(conic, center[0], center[1])
  return { x: at.x + conic.scale * (point.x - origin.x), y: at.y + conic.scale * (point.y - origin.y) }
}

const notDrawn = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']

/** @param across degrees east of the meridian. */
function projected({ parallels }: Conic, across: number, lat: number): MapPoint {
  const [south, north] = parallels.map((degrees) => Math.sin(radians(degrees))) as [number, number]
  const n = (south + north) / 2
  const c = 1 + south * (2 * n - south)
  const r = Math.sqrt(c - 2 * n * Math.sin(radians(lat))) / n
  return { x: r * Math.sin(n * radians(across)), y: r * Math.cos(n * radians(across)) }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
