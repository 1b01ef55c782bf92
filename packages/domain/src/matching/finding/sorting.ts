import type { Sorting } from '#colleges/find/options.ts'
import { inOrderOfNames } from '#compare-names.ts'
import { isCertain, oddsOf } from '../odds-of.ts'
import type { PlacedCollege } from './placed.ts'

/** Lower numbers come first and unknown values last; equal values keep their order. */
const sortKeys: Record<Exclude<Sorting, 'best-known' | 'name'>, (placed: PlacedCollege) => number | null> = {
  // No estimate is as sure as a promise, however high.
  odds: ({ placement }) => (isCertain(placement) ? -2 : minus(oddsOf(placement)?.middle)),
  price: ({ price }) => price?.amount ?? null,
  'most-selective': ({ college }) => college.admissionRate,
  'least-selective': ({ college }) => minus(college.admissionRate),
  graduation: ({ college }) => minus(college.graduationRate),
  distance: ({ miles }) => miles,
  size: ({ college }) => minus(college.undergraduates),
}

function minus(value: number | null | undefined): number | null {
  return value == null ? null : -value
}

/**
 * Returns the colleges in the given order.
 * @param placed the best known first, an order that equal colleges keep.
 */
export function sorted(placed: readonly PlacedCollege[], sorting: Sorting): PlacedCollege[] {
  if (sorting === 'best-known') return [...placed]
  if (sorting === 'name') return inOrderOfNames(placed, ({ college }) => college.name)
  const keyOf = sortKeys[sorting]
  return placed
    .map((each) => [keyOf(each) ?? Infinity, each] as const)
    .toSorted(([one], [other]) => (one === other ? 0 : one - other))
    .map(([, each]) => each)
}
