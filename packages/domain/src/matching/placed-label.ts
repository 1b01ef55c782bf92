import { withSafety } from './labels.ts'
import { type PlacedLabel, unplaced } from './options.ts'
import type { Placement } from './placement.ts'
import { reasonFor } from './reason.ts'
import type { Applicant } from './schema.ts'

/** Returns a placement's chip text. A likely label becomes *Safety* if the price is known to fit. */
export function placedLabel(
  placement: Placement,
  { isAffordable = null, isTaught = null }: { isAffordable?: boolean | null; isTaught?: boolean | null } = {},
): PlacedLabel {
  if (!('label' in placement)) return unplaced[placement.status]
  // A rate alone says too little about one student for a safety.
  if (placement.status === 'by_rate') return placement.label
  return withSafety(placement.label, isAffordable, isTaught)
}

/** The reason for the chip's label; for a safety it also mentions the price. */
export function reasonOf(label: PlacedLabel, placement: Placement, applicant: Applicant): string {
  const reason = reasonFor(placement, applicant)
  return label === 'Safety' ? `${reason} What it costs your family is within your budget.` : reason
}
