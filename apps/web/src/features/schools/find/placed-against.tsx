import type { Applicant } from '@bearings/domain/matching/schema'
import { LinkAnchor } from '#ui/link-anchor.tsx'

/** What the colleges are placed by, or what is missing for it. */
export function PlacedAgainst({ applicant: { gpa, sat, act } }: { applicant: Applicant }) {
  if (gpa === null)
    return (
      <>
        Add your unweighted GPA to see where you stand.{' '}
        <LinkAnchor to="/profile" fw={600}>
          Open your profile
        </LinkAnchor>
      </>
    )
  const scores = [sat !== null && `${sat} SAT`, act !== null && `${act} ACT`].filter(Boolean).join(', ')
  return (
    <>Placed against your {[`${gpa.toFixed(2)} GPA`, scores].filter(Boolean).join(' and ')}. An estimate.</>
  )
}
