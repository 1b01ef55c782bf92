import { Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { LoadError } from '#ui/load-error.tsx'

type Props = { sharedIds: readonly string[]; onChange: (essayId: string, shown: boolean) => void }

/** A switch for each of the student's essays. */
export function EssayFields({ sharedIds, onChange }: Props) {
  const { data: essays, error, refetch } = useQuery(query('GET /essays'))
  if (error && !essays)
    return <LoadError title="Error loading essays" error={error} onRetry={refetch} isPlain />
  if (!essays) return <Skeleton height={72} />
  if (essays.length === 0) return <Text c="dimmed">You have no essays yet.</Text>
  return (
    <Stack gap="md">
      {essays.map(({ id, promptName, schoolName }) => (
        <Switch
          key={id}
          label={promptName}
          description={schoolName ?? 'For more than one school'}
          checked={sharedIds.includes(id)}
          onChange={({ currentTarget }) => onChange(id, currentTarget.checked)}
          styles={{ label: { overflowWrap: 'anywhere' } }}
        />
      ))}
    </Stack>
  )
}
