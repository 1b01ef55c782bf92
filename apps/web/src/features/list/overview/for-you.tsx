import { overrideReasonWords } from '@bearings/domain/list/labels/options'
import type { LabelOverride } from '@bearings/domain/list/labels/schema'
import { oddsInWords } from '@bearings/domain/matching/odds-of'
import { reasonOf } from '@bearings/domain/matching/placed-label'
import { chipOnList } from '@bearings/domain/matching/placed-list'
import type { Placement } from '@bearings/domain/matching/placement'
import type { Applicant } from '@bearings/domain/matching/schema'
import { LabelChip } from '#colleges/matching/label-chip.tsx'
import classes from './for-you.module.css'

type Props = {
  placement: Placement | null
  applicant: Applicant
  isAffordable: boolean | null
  override: LabelOverride | null
}

/**
 * A college's label with the range of the odds, and the reason on hover. An advisor's label is shown with the
 * computed one.
 */
export function ForYou({ placement, applicant, isAffordable, override }: Props) {
  const computed = chipOnList({}, placement, isAffordable)
  const label = chipOnList({ override }, placement, isAffordable)
  const odds = oddsInWords(placement)
  return (
    <span
      className={`stack items-left ${classes.for}`}
      title={placement ? reasonOf(computed, placement, applicant) : undefined}
    >
      <LabelChip label={label} />
      {odds && <span className={`figures muted text-caption line-16 ${classes.range}`}>{odds}</span>}
      {override && (
        <span className={`figures muted text-caption line-16 ${classes.range}`}>
          {`Set by ${override.by} for ${overrideReasonWords[override.reason]}.`}
          {override.note && ` “${override.note}”`}
          {` Computed: ${computed}.`}
        </span>
      )}
    </span>
  )
}
