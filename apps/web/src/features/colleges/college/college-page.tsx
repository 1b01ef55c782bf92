import { satOf } from '@bearings/domain/colleges/sat'
import { livingIn, type WhatIf as Tried } from '@bearings/domain/matching/applicant-of'
import { collegeOf } from '@bearings/domain/matching/college-of'
import { place } from '@bearings/domain/matching/placement'
import { pricedOf, publishedOf } from '@bearings/domain/matching/published-school'
import { dependsOnStudent } from '@bearings/domain/matching/reason'
import { isWithinBudget } from '@bearings/domain/matching/within-budget'
import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeNotice } from '#colleges/change-notice.tsx'
import { useApplicant } from '#colleges/matching/use-applicant.ts'
import { useApplications } from '#colleges/matching/use-applications.ts'
import { useMeans } from '#colleges/matching/use-means.ts'
import { WhatIf } from '#colleges/matching/what-if.tsx'
import { DeadlinesCard } from '#colleges/published/deadlines-card.tsx'
import { FiguresCard } from '#colleges/published/figures-card.tsx'
import { KeyFigures } from '#colleges/published/key-figures.tsx'
import { Published } from '#colleges/published/published.tsx'
import { RequirementsCard } from '#colleges/published/requirements-card.tsx'
import { numbered } from '#colleges/published/sources.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { useIsTablet } from '#ui/use-is-narrow.ts'
import { AdmissionCard } from './admission-card.tsx'
import { CollegeHeader } from './college-header.tsx'
import { PlaceFor } from './place-for.tsx'

type Props = { unitid: number; studentId: string | undefined; onStudent: (id: string | undefined) => void }

/** A college's page: its published figures, and the student's odds. */
export function CollegePage({ unitid, studentId, onStudent }: Props) {
  const { data: school } = useSuspenseQuery(query('GET /schools/colleges/{unitid}', { unitid }))
  const { role } = useMe()
  const today = useToday()
  const isTablet = useIsTablet()
  const [whatIf, setWhatIf] = useState<Tried>({})
  const subject = useApplicant(studentId, whatIf)
  const { isShared } = subject
  const means = useMeans(subject, studentId)
  const applicant = subject.applicant && livingIn(subject.applicant, means)
  const { list, isShared: isListShared } = useApplications(studentId)
  const published = publishedOf(school)
  const placement =
    applicant &&
    place(
      applicant,
      collegeOf(published, today),
      list.find((entry) => entry.unitid === unitid),
    )
  const { numberOf } = numbered(school)

  return (
    <Stack gap="md" maw={1144}>
      <CollegeHeader school={school} />
      {role === 'advisor' && (
        <PlaceFor
          studentId={studentId}
          isShared={isShared}
          isListShared={isListShared}
          isTakenForResident={subject.isCitizenshipShared === false && means.isFromAbroad === null}
          onChange={(id) => {
            // What was tried for one student says nothing of another.
            setWhatIf({})
            onStudent(id)
          }}
        />
      )}
      <ChangeNotice school={school} />
      {school.statusNote && (
        <Alert color="brass" radius="lg" icon={<Icon of={IconInfoCircle} />}>
          {school.statusNote}
        </Alert>
      )}
      <KeyFigures
        school={school}
        placement={placement}
        applicant={applicant}
        means={means}
        numberOf={numberOf}
        isOwn={role === 'student'}
      />
      {placement && applicant && (
        <AdmissionCard
          placement={placement}
          applicant={applicant}
          school={school}
          isOwn={role === 'student'}
          isAffordable={isWithinBudget(pricedOf(school), means)}
          waysOn={
            <>
              {placement.status === 'gpa_needed' && role === 'student' && (
                <LinkAnchor to="/profile/edit/$step" params={{ step: 'academic' }} className="no-print">
                  Add your GPA to your profile
                </LinkAnchor>
              )}
              {dependsOnStudent(placement) && (
                <WhatIf applicant={applicant} whatIf={whatIf} onChange={setWhatIf} />
              )}
            </>
          }
        />
      )}
      <Published
        school={school}
        family={means}
        isOwn={role === 'student'}
        isInParts={isTablet}
        more={
          <>
            {school.deadlines.length > 0 && (
              <DeadlinesCard school={school} deadlines={school.deadlines} today={today} />
            )}
            {school.requirements && <RequirementsCard requirements={school.requirements} />}
          </>
        }
      >
        <FiguresCard school={school} sat={satOf(school)} isFolded={!isTablet} />
      </Published>
    </Stack>
  )
}
