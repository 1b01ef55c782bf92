import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Group } from '@mantine/core'
import { useMe } from '#platform/me.ts'
import { BackLink } from '#ui/back-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { EndLink } from './end-link.tsx'
import { ReasonChips } from './reason-chips.tsx'
import { nameOf, sinceInWords } from './words.ts'

/** Who it is, why they need attention, and the way to end the link. */
export function StudentHeader({ student }: { student: AdvisedStudent }) {
  const { timeZone } = useMe()
  const { email, studentId, since } = student
  const about = [email, studentId && `Student ID ${studentId}`, sinceInWords(since, timeZone)]
  return (
    <div>
      <PageHeader
        title={nameOf(student)}
        about={about.filter(Boolean).join(' · ')}
        back={<BackLink to="/student/advisor">My Students</BackLink>}
      >
        <EndLink student={student} />
      </PageHeader>
      {(student.reasons.length > 0 || student.isLeaving) && (
        <Group mt="sm">
          <ReasonChips student={student} />
        </Group>
      )}
    </div>
  )
}
