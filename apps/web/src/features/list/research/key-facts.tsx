import type { School } from '@bearings/domain/colleges/catalog/schema'
import { livingIn } from '@bearings/domain/matching/applicant-of'
import { collegeOf } from '@bearings/domain/matching/college-of'
import type { Application } from '@bearings/domain/matching/finding/placed'
import { place } from '@bearings/domain/matching/placement'
import { publishedOf } from '@bearings/domain/matching/published-school'
import { useApplicant } from '#colleges/matching/use-applicant.ts'
import { useMeans } from '#colleges/matching/use-means.ts'
import { KeyFigures } from '#colleges/published/key-figures.tsx'
import { numbered } from '#colleges/published/sources.ts'
import { useToday } from '#platform/use-today.ts'

/** The five key figures of a school on the list, with the student's place in each. */
export function KeyFacts({ school, application }: { school: School; application: Application }) {
  const today = useToday()
  const subject = useApplicant()
  const { applicant } = subject
  const means = useMeans(subject)

  return (
    <KeyFigures
      school={school}
      placement={
        applicant && place(livingIn(applicant, means), collegeOf(publishedOf(school), today), application)
      }
      applicant={applicant}
      means={means}
      numberOf={numbered(school).numberOf}
    />
  )
}
