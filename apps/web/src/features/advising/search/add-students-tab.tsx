import { bounds, limits } from '@bearings/domain/advising/options'
import type { FoundStudent } from '@bearings/domain/advising/requests/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { counted } from '@bearings/domain/words'
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { query } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { RosterSkeleton } from '../students/students-skeleton.tsx'
import { FoundStudentRow } from './found-student-row.tsx'
import { SendRequestDialog } from './send-request-dialog.tsx'
import requests from '../requests/requests.module.css'
import classes from './search.module.css'

/** Finds students by student ID. The search text is not put in the URL, because it is personal data. */
export function AddStudentsTab() {
  const [wanted, setWanted] = useState<string | null>(null)
  const [asking, setAsking] = useState<FoundStudent | null>(null)
  const { data: summary } = useQuery(query('GET /advising/summary'))
  const isWaiting = summary?.awaitsApproval === true
  const found = useQuery({
    ...query('GET /advising/students/search', { studentId: wanted ?? '' }),
    enabled: wanted !== null,
  })

  const form = useCheckedForm({
    initialValues: { studentId: '' },
    validate: { studentId: (part) => faultInText(part, bounds.searched) },
  })

  return (
    <Stack gap="lg">
      <Card>
        <form
          onSubmit={form.onSubmit(({ studentId }) => setWanted(studentId.trim()))}
          className={`flex gap-3 items-end ${classes.form}`}
          noValidate
        >
          <TextInput
            label="Search by student ID"
            disabled={isWaiting}
            description={
              isWaiting
                ? 'You can search once an administrator has approved your account.'
                : `Enter the full ID or at least ${bounds.searched.min} characters of it. Only students who let advisors find them appear.`
            }
            maxLength={bounds.searched.max}
            autoComplete="off"
            className={`grow ${classes.field}`}
            {...form.getInputProps('studentId')}
          />
          <Button type="submit" disabled={isWaiting} leftSection={<Icon of={IconSearch} />}>
            Search
          </Button>
        </form>
        {/* Always in the page, because screen readers stay silent about a region that comes with its text. */}
        <Text component="output" display="block" fw={500} mt={found.data ? 'sm' : 0}>
          {found.data && foundInWords(found.data.length)}
        </Text>
        {!isWaiting && (
          <Text size="sm" c="dimmed" mt="sm">
            A whole class joins faster with{' '}
            <LinkAnchor to="/advisor/students/invites" underline="always">
              an invite link
            </LinkAnchor>
            .
          </Text>
        )}
      </Card>
      {wanted !== null && <Found {...found} onAsk={setAsking} />}
      {asking && <SendRequestDialog student={asking} onClose={() => setAsking(null)} />}
    </Stack>
  )
}

function foundInWords(students: number): string {
  if (students === 0) return 'No students found with that student ID.'
  return `${counted(students, 'student')} found`
}

type FoundProps = {
  data: FoundStudent[] | undefined
  error: Error | null
  refetch: () => unknown
  onAsk: (student: FoundStudent) => void
}

function Found({ data, error, refetch, onAsk }: FoundProps) {
  if (!data && error) return <LoadError title="The search failed" error={error} onRetry={refetch} />
  if (!data) return <RosterSkeleton />
  if (data.length === 0) return null
  return (
    <Card component="section" padding={0} aria-label="Students found">
      <ul className={requests.rows}>
        {data.map((student) => (
          <FoundStudentRow key={student.id} student={student} onAsk={() => onAsk(student)} />
        ))}
      </ul>
      {data.length === limits.found && (
        <Group px="lg" py="sm">
          <Text size="sm" c="dimmed">
            The first {limits.found}. Type more of the ID to find others.
          </Text>
        </Group>
      )}
    </Card>
  )
}
