import { limits } from '@bearings/domain/advising/options'
import type { FoundStudent } from '@bearings/domain/advising/requests/schema'
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { query } from '../../../platform/api.ts'
import { ErrorNotice } from '../error-notice.tsx'
import { RosterSkeleton } from '../students/students-skeleton.tsx'
import { FoundStudentRow } from './found-student-row.tsx'
import { SendRequestDialog } from './send-request-dialog.tsx'
import requests from '../requests/requests.module.css'
import classes from './search.module.css'

/** Finds students by student ID. What was searched for stays off the address: it is somebody's. */
export function AddStudentsTab() {
  const [wanted, setWanted] = useState<string | null>(null)
  const [asking, setAsking] = useState<FoundStudent | null>(null)

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = (new FormData(event.currentTarget).get('studentId') as string).trim()
    // A blank one searches for nothing.
    if (given !== '') setWanted(given)
  }

  return (
    <Stack gap="lg">
      <Card>
        <form onSubmit={search} className={classes.form}>
          <TextInput
            label="Search by student ID"
            description="The whole ID or any part of it. You see students who let advisors find them."
            name="studentId"
            maxLength={limits.studentId}
            autoComplete="off"
            className={classes.field!}
          />
          <Button type="submit" leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}>
            Search
          </Button>
        </form>
      </Card>
      {wanted !== null && <Found studentId={wanted} onAsk={setAsking} />}
      {asking && <SendRequestDialog student={asking} onClose={() => setAsking(null)} />}
    </Stack>
  )
}

function Found({ studentId, onAsk }: { studentId: string; onAsk: (student: FoundStudent) => void }) {
  const { data, error, refetch } = useQuery(query('GET /advising/students/search', { studentId }))
  if (!data && error) return <ErrorNotice title="The search failed" error={error} onRetry={refetch} />
  if (!data) return <RosterSkeleton />
  if (data.length === 0)
    return (
      <Card aria-live="polite">
        <Text>No students found with that student ID.</Text>
      </Card>
    )
  return (
    <Card component="section" padding={0} aria-label="Students found">
      <ul className={requests.rows}>
        {data.map((student) => (
          <FoundStudentRow key={student.id} student={student} onAsk={() => onAsk(student)} />
        ))}
      </ul>
      {data.length === limits.found && (
        <Group px="lg" py="sm" className="hairline">
          <Text size="sm" c="dimmed">
            The first {limits.found}. Type more of the ID to find others.
          </Text>
        </Group>
      )}
    </Card>
  )
}
