import { placedLabel, reasonOf } from '@bearings/domain/matching/placed-label'
import type { Placement } from '@bearings/domain/matching/placement'
import type { Applicant } from '@bearings/domain/matching/schema'
import { shownOdds } from '@bearings/domain/matching/shown-odds'
import { LabelChip } from './label-chip.tsx'
import classes from './for-you.module.css'

type Props = { placement: Placement | null; applicant: Applicant; isAffordable: boolean | null }

/** A college's label with the range below it, and on hover the reason in a sentence. */
export function ForYou({ placement, applicant, isAffordable }: Props) {
  if (!placement) return <LabelChip label="Not enough data" />
  const label = placedLabel(placement, { isAffordable })
  return (
    <span className={classes.for} title={reasonOf(label, placement, applicant)}>
      <LabelChip label={label} />
      {placement.status === 'estimated' && (
        <span className={classes.range}>{shownOdds(placement.odds, placement.isAutomatic)}</span>
      )}
    </span>
  )
}
