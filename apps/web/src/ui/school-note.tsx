import { say } from '@bearings/domain/say'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/** Says to which school this server belongs; nothing if it belongs to none. */
export function SchoolNote() {
  const school = useQuery(query('GET /school')).data?.school
  if (!school) return null
  return (
    <Text size="sm" c="dimmed">
      {say('This server belongs to {school}.', { school: school.name })}
    </Text>
  )
}
