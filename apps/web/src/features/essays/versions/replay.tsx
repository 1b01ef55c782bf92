import type { Essay } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { LoadError } from '#ui/load-error.tsx'
import { BackToVersions } from './back-to-versions.tsx'
import { ReplaySteps } from './replay-steps.tsx'
import { useAllVersions } from './use-versions.ts'

type Props = { essay: Essay; timeZone: string; onBack: () => void }

/** The growth of a text: its versions one after the other, from the first. */
export function Replay({ essay: { id }, timeZone, onBack }: Props) {
  const { versions, error, refetch, isLoading, loadEarlier } = useAllVersions(id)

  return (
    <Stack gap="md">
      <BackToVersions onBack={onBack} />
      {error && <LoadError title="Error loading versions" error={error} onRetry={refetch} isPlain />}
      {isLoading && (
        <Group component="output" gap="sm" wrap="nowrap">
          <Loader size="sm" />
          <Text>Loading all versions, {versions.length} so far</Text>
        </Group>
      )}
      {loadEarlier && (
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" flex="1 1 14rem">
            This shows the latest {counted(versions.length, 'version')}. There are earlier ones.
          </Text>
          <Button variant="default" onClick={loadEarlier}>
            Load earlier ones
          </Button>
        </Group>
      )}
      {!error && !isLoading && <ReplaySteps essayId={id} steps={versions.toReversed()} timeZone={timeZone} />}
    </Stack>
  )
}
