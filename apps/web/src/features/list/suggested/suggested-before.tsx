import type { SuggestedSchool } from '@bearings/domain/list/suggested/schema'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

const stateWords: Record<SuggestedSchool['state'], string> = {
  open: 'not answered',
  declined: 'not for them',
  added: 'on their list',
}

/** What the advisor has suggested to this student before, and what became of it. */
export function SuggestedBefore({ studentId }: { studentId: string }) {
  const { data: before = [] } = useQuery(query('GET /schools/suggested', { studentId }))
  if (before.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        Suggested before
      </Text>
      <ul>
        {before.map(({ id, name, state }) => (
          <Text component="li" size="sm" key={id}>
            {name}: {stateWords[state]}
          </Text>
        ))}
      </ul>
    </div>
  )
}
