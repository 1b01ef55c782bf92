import { regions } from '#colleges/find/options.ts'
import { clamp } from '../clamp.ts'
import { suggesting } from '../parameters.ts'
import type { PlacedCollege } from './placed.ts'

/** A student's known preferences: their answers, and the locations of the schools on their list. */
export type FitsFor = {
  /** US dollars a year. */
  budget: number | null
  homeState: string | null
  /** States of the schools on the list. */
  statesOnList: ReadonlySet<string>
}

/** A college's fit apart from the odds, 0 to 1 (section 8), and the average graduation rate of its peers. */
export type Fit = {
  share: number
  /** The average graduation rate at colleges that admit about as many, 0 to 1; `null` with too few known. */
  peers: number | null
}

/**
 * Returns a function for a college's fit: the weighted mean of graduation against peers, price against the
 * budget, and location. Values that are not published or not given are left out, not counted as zero.
 */
export function fitsOf(
  all: readonly PlacedCollege[],
  { budget, homeState, statesOnList }: FitsFor,
): (placed: PlacedCollege) => Fit {
  const averageOf = averagesByPeers(all)
  const wantedRegions = new Set([...statesOnList, homeState].map(regionOf))
  const { weights } = suggesting
  return (placed) => {
    const { college, price } = placed
    const peers = averageOf(placed)
    const place = placeOf(college.state)
    const terms = [
      [weights.graduation, graduation(college.graduationRate, peers)],
      [weights.price, price === null || budget === null ? null : within(price.amount, budget)],
      [weights.place, place],
    ].filter((term): term is [number, number] => term[1] !== null)
    const whole = terms.reduce((sum, [weight]) => sum + weight, 0)
    const share = whole === 0 ? 0 : terms.reduce((sum, [weight, value]) => sum + weight * value, 0) / whole
    return { share, peers }
  }

  function placeOf(state: string | null): number | null {
    if (homeState === null && statesOnList.size === 0) return null
    if (state !== null && (state === homeState || statesOnList.has(state))) return 1
    return state !== null && wantedRegions.has(regionOf(state)) ? 0.5 : 0
  }
}

/** Rates graduation from 0 to 1: half is the rate itself, half its distance above or below that of peers. */
function graduation(rate: number | null, peers: number | null): number | null {
  if (rate === null) return null
  const against = peers === null ? rate : clamp(0.5 + (rate - peers) / suggesting.peersApart, 0, 1)
  return (rate + against) / 2
}

/** Rates a price from 0 to 1: 1 within the budget, 0 from one and a half times the budget. */
function within(price: number, budget: number): number {
  return budget <= 0 ? Number(price <= 0) : clamp((1.5 * budget - price) / (0.5 * budget), 0, 1)
}

/** Averages graduation rates over peers: the same control, level and ten points of admission rate. */
function averagesByPeers(all: readonly PlacedCollege[]) {
  const groups = new Map<string, { sum: number; count: number }>()
  for (const { college } of all) {
    const key = peersOf(college)
    if (key === null || college.graduationRate === null) continue
    const group = groups.get(key) ?? { sum: 0, count: 0 }
    groups.set(key, { sum: group.sum + college.graduationRate, count: group.count + 1 })
  }
  return ({ college }: PlacedCollege): number | null => {
    const group = groups.get(peersOf(college) ?? '')
    return group === undefined || group.count < suggesting.leastPeers ? null : group.sum / group.count
  }
}

function peersOf({ control, level, admissionRate }: PlacedCollege['college']): string | null {
  return admissionRate === null
    ? null
    : [control, level, Math.min(9, Math.floor(admissionRate * 10))].join(' ')
}

function regionOf(state: string | null): string | null {
  if (state === null) return null
  const found = Object.entries(regions).find(([, states]) => (states as readonly string[]).includes(state))
  return found?.[0] ?? null
}
