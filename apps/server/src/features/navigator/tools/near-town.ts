import { milesBetween, type Place } from '@bearings/domain/matching/finding/distance'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'

/**
 * Returns whether `city` limits the search. If no college is in it, it may be no town at all ("in
 * psychology"), so it is ignored when the student asks for a state or a major too.
 */
export function isTownMeant(
  criteria: { city: string | null; states: readonly string[]; major: string | null },
  all: readonly PlacedCollege[],
): boolean {
  const { city, states, major } = criteria
  if (city === null) return false
  if (all.some(({ college }) => college.city?.toLowerCase() === city.toLowerCase())) return true
  return states.length === 0 && major === null
}

/** The straight distance from a town that counts as near, in miles. */
export const nearby = 25

/** Matches colleges in a town or near it: at most `nearby` miles from a college that is there. */
export function inOrNear(
  city: string | null,
  all: readonly PlacedCollege[],
): (placed: PlacedCollege) => boolean {
  if (city === null) return () => true
  const isThere = ({ college }: PlacedCollege) => college.city?.toLowerCase() === city.toLowerCase()
  // The best known college in a town of that name marks its place: Portland is in Oregon and in Maine.
  const center = all.flatMap((placed) => (isThere(placed) ? (placeOf(placed) ?? []) : []))[0]
  return (placed) => {
    const place = placeOf(placed)
    return center && place ? milesBetween(center, place) <= nearby : isThere(placed)
  }
}

export function placeOf({ college: { lat, lon } }: PlacedCollege): Place | null {
  return lat === null || lon === null ? null : { lat, lon }
}
