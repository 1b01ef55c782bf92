import { estimatedFrom, gradesAndScores } from '@bearings/domain/matching/estimated-from'
import type { Applicant } from '@bearings/domain/matching/schema'
import { noOddsFromOwnGpa } from '@bearings/domain/profile/options'
import { LinkAnchor } from '#ui/link-anchor.tsx'

type Props = {
  applicant: Applicant
  /** Whether other grades or scores than those of the profile are being tried out. */
  isTried: boolean
  /** Whether public colleges have two prices, because nobody knows where the student lives. */
  lacksState: boolean
}

/** Says on which grades and scores the odds are based, or what is missing for them. */
export function PlacedAgainst({ applicant, isTried, lacksState }: Props) {
  return (
    <>
      <Basis applicant={applicant} isTried={isTried} />
      {lacksState && (
        <>
          {' '}
          <LinkAnchor to="/financial/net-price" underline="always">
            Add your state
          </LinkAnchor>{' '}
          for one price at public colleges.
        </>
      )}
    </>
  )
}

function Basis({
  applicant: { gpa, isGradedOtherwise = false, sat, act, withholdsScores },
  isTried,
}: Omit<Props, 'lacksState'>) {
  if (gpa === null && isGradedOtherwise) return noOddsFromOwnGpa
  if (gpa === null)
    return (
      <>
        Add your unweighted GPA to see where you stand.{' '}
        <LinkAnchor to="/profile" fw={600}>
          Open your profile
        </LinkAnchor>
      </>
    )
  if (isTried)
    return (
      <strong>
        What if: {gradesAndScores(gpa, { sat, act })}
        {withholdsScores && ', applying without scores'}. This is not your profile, and none of it is saved.
      </strong>
    )
  return <>{estimatedFrom(gpa, { sat, act })}</>
}
