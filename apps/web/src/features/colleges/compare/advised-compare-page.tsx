import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { oddsOfUnitedStates, useApplicant } from '#colleges/matching/use-applicant.ts'
import { useApplications } from '#colleges/matching/use-applications.ts'
import { useMeans } from '#colleges/matching/use-means.ts'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Comparison } from './comparison.tsx'

/**
 * A comparison that a student has sent, as their advisor sees it: with odds based on what the student shares.
 */
export function AdvisedComparePage({ ids, studentId }: { ids: readonly number[]; studentId: string }) {
  const { data: student } = useSuspenseQuery(query('GET /advising/students/{id}', { id: studentId }))
  const subject = useApplicant(studentId)
  const means = useMeans(subject, studentId)
  const { list, isShared: isListShared } = useApplications(studentId)
  return (
    <Stack gap="md" maw={1144}>
      <PageHeader
        title="Compare"
        about={`For ${student.fullName}`}
        back={
          <BackLink to="/advisor/students/$studentId" params={{ studentId }}>
            {student.fullName}
          </BackLink>
        }
      />
      {subject.isShared === false && (
        <Alert color="brass" radius="lg" icon={<Icon of={IconInfoCircle} />}>
          {student.fullName} does not share both grades and test scores, so there are no estimates for them.
        </Alert>
      )}
      {subject.isShared && isListShared === false && (
        <Alert color="brass" radius="lg" icon={<Icon of={IconInfoCircle} />}>
          {student.fullName} does not share the list, so plan and major are not counted.
        </Alert>
      )}
      {subject.isShared && subject.isCitizenshipShared === false && means.isFromAbroad === null && (
        <Alert color="brass" radius="lg" icon={<Icon of={IconInfoCircle} />}>
          {student.fullName} {oddsOfUnitedStates}
        </Alert>
      )}
      {ids.length === 0 ? (
        <Alert color="brass">This link names no college in the catalog.</Alert>
      ) : (
        <Comparison ids={ids} subject={subject} studentId={studentId} list={list} />
      )}
    </Stack>
  )
}
