import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Group, Text, Title } from '@mantine/core'
import { useMe } from '../../../platform/me.ts'
import { LinkAnchor } from '../../../ui/link-anchor.tsx'
import { EndLink } from './end-link.tsx'
import { ReasonChips } from './reason-chips.tsx'
import { nameOf, sinceInWords } from './words.ts'

/** Who it is, why they need attention, and the way to end the link. */
export function StudentHeader({ student }: { student: AdvisedStudent }) {
  const { timeZone } = useMe()
  const { email, studentId, since } = student
  const about = [email, studentId && `Student ID ${studentId}`, sinceInWords(since, timeZone)]
  return (
    <header>
      <LinkAnchor to="/student/advisor" size="sm">
        My Students
      </LinkAnchor>
      <Group justify="space-between" align="flex-end" gap="md" mt={4}>
        <div>
          <Title order={1}>{nameOf(student)}</Title>
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {about.filter(Boolean).join(' · ')}
          </Text>
        </div>
        <EndLink student={student} />
      </Group>
      {student.reasons.length > 0 && (
        <Group mt="sm">
          <ReasonChips student={student} />
        </Group>
      )}
    </header>
  )
}
