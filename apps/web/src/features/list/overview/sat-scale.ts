import type { ListEntry } from '@bearings/domain/list/schema'

const end = 1600

/**
 * Returns the ends of a list's SAT strips, the same for every row, so that differences are visible at a
 * glance. The scale begins a little below the lowest range among open schools, or below the student's own
 * score, and ends at the highest possible score.
 */
export function satScaleOf(
  entries: readonly { status: ListEntry['status']; figures: Pick<ListEntry['figures'], 'sat'> }[],
  you: number | null,
): readonly [number, number] {
  const lows = entries
    .filter(({ status }) => status !== 'Rejected' && status !== 'Withdrawn')
    .flatMap(({ figures: { sat } }) => (sat ? [sat.from] : []))
  const lowest = Math.min(...lows, you ?? end, 1200)
  return [Math.max(400, Math.floor((lowest - 50) / 50) * 50), end]
}
