import type { ListEntry } from '@bearings/domain/schools/list/schema'

const end = 1600

/**
 * The two ends of the SAT strips of a list, the same for every row, so that one sees at a glance where they differ: from a
 * little below the lowest band of what is still open, or the student's own score, to the highest score there is.
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
