import { NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

type Props = {
  studentId: string | undefined
  isShared: boolean | null
  onChange: (id: string | undefined) => void
}

/** Which of an advisor's students a college is placed for; nobody's figures are read before one is chosen. */
export function PlaceFor({ studentId, isShared, onChange }: Props) {
  const { data } = useQuery(query('GET /advising/students', { order: 'name' }))
  const students = data?.students ?? []
  if (students.length === 0) return null
  return (
    <div className="no-print">
      <NativeSelect
        label="Place it for"
        maw={320}
        value={studentId ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        data={[
          { value: '', label: 'No student' },
          ...students.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
      />
      {studentId !== undefined && isShared === false && (
        <Text size="sm" c="dimmed" mt={4}>
          This student does not share both grades and test scores, so there is no estimate.
        </Text>
      )}
    </div>
  )
}
