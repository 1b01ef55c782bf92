import { Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { oddsOfUnitedStates } from '#colleges/matching/use-applicant.ts'
import { query } from '#platform/queries/api.ts'

type Props = {
  studentId: string | undefined
  isShared: boolean | null
  isListShared: boolean | null
  /** Whether it is not known that the student applies from abroad, because the citizenship is not shared. */
  isTakenForResident: boolean
  onChange: (id: string | undefined) => void
}

/** Selects the student for whom an advisor sees odds; no student's data is loaded before one is selected. */
export function PlaceFor({ studentId, isShared, isListShared, isTakenForResident, onChange }: Props) {
  const { data: students = [] } = useQuery(query('GET /tasks/recipients'))
  if (students.length === 0) return null
  return (
    <div className="no-print">
      <Select
        label="See odds for"
        maw={320}
        placeholder="No student"
        searchable
        clearable
        limit={50}
        nothingFoundMessage="No student with this name."
        value={studentId ?? null}
        onChange={(id) => onChange(id ?? undefined)}
        data={students.map(({ id, fullName, email }) => ({ value: id, label: fullName || email }))}
      />
      {studentId !== undefined && isShared === false && (
        <Text size="sm" c="dimmed" mt={4}>
          This student does not share both grades and test scores, so there is no estimate.
        </Text>
      )}
      {studentId !== undefined && isShared && isListShared === false && (
        <Text size="sm" c="dimmed" mt={4}>
          This student does not share the list, so plan and major are not counted.
        </Text>
      )}
      {studentId !== undefined && isShared && isTakenForResident && (
        <Text size="sm" c="dimmed" mt={4}>
          This student {oddsOfUnitedStates}
        </Text>
      )}
    </div>
  )
}
