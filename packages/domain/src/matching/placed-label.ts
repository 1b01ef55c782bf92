import { type Label, withSafety } from './labels.ts'
import type { Placement } from './placement.ts'

/** What stands on a college's chip: its label, or in a word why it has none. */
export type PlacedLabel = Label | 'Open' | 'Score required' | 'Add your GPA' | 'Not enough data'

const unplaced: Record<Exclude<Placement['status'], 'estimated'>, PlacedLabel> = {
  open: 'Open',
  score_required: 'Score required',
  gpa_needed: 'Add your GPA',
  not_enough_data: 'Not enough data',
}

/** The chip of a placement; a likely one becomes *Safety* where price and major are known to fit (section 5). */
export function placedLabel(
  placement: Placement,
  { isAffordable, isTaught }: { isAffordable: boolean | null; isTaught: boolean | null } = {
    isAffordable: null,
    isTaught: null,
  },
): PlacedLabel {
  if (placement.status !== 'estimated') return unplaced[placement.status]
  return withSafety(placement.label, isAffordable, isTaught)
}
