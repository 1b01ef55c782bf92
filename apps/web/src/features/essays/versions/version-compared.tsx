import type { Essay } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { ComparedText } from '#ui/compared-text.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { useComparison } from '#ui/use-comparison.ts'
import { BackToVersions } from './back-to-versions.tsx'
import { useRestoreVersion } from './use-restore-version.ts'
import compared from '#ui/compared-text.module.css'
import classes from './version-compared.module.css'

type Props = {
  essay: Essay
  versionId: string
  present: string
  isTyped: boolean
  timeZone: string
  onRestored: (essay: Essay) => void
  onBack: () => void
}

/** A version compared with the current text, in one text that marks what only one of them has. */
export function VersionCompared(props: Props) {
  const { essay, versionId, present, isTyped, timeZone, onRestored, onBack } = props
  const {
    data: version,
    error,
    refetch,
  } = useQuery(query('GET /essays/{id}/versions/{versionId}', { id: essay.id, versionId }))
  const parts = useComparison(version?.content, present)
  const restore = useRestoreVersion()
  const isSame = version?.content === present

  return (
    <Stack gap="md">
      <BackToVersions onBack={onBack} />
      {error && <LoadError title="Error loading this version" error={error} onRetry={refetch} isPlain />}
      {version && (
        <div>
          <Title order={3} style={{ overflowWrap: 'anywhere' }}>
            {version.name ?? momentIn(timeZone, version.savedAt)}
          </Title>
          <Text size="sm" c="dimmed">
            {version.name !== null && `${momentIn(timeZone, version.savedAt)} · `}
            {counted(version.words, 'word')}
          </Text>
        </div>
      )}
      {isSame ? (
        <Text>This is the text as it is now.</Text>
      ) : (
        <Text size="sm" className={`flex wrap gap-3 row-gap-1 ${classes.legend}`}>
          <span className={`coral ${compared.one}`}>Only in this version</span>{' '}
          <span className={`kelp ${compared.other}`}>Only in the current text</span>
        </Text>
      )}
      {!error && <ComparedText parts={parts} shows="both" label="This version beside the current text" />}
      {version && !isSame && (
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" flex="1 1 14rem">
            {isTyped
              ? 'Unsaved changes are kept as a version first.'
              : 'The current text is kept as a version, too.'}
          </Text>
          <Button
            loading={restore.isPending}
            onClick={() =>
              restore.mutate(
                { essay, versionId, unsaved: isTyped ? present : null },
                { onSuccess: onRestored },
              )
            }
          >
            Restore this version
          </Button>
        </Group>
      )}
    </Stack>
  )
}
