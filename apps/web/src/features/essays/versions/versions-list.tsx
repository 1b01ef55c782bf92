import type { Essay } from '@bearings/domain/essays/schema'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { focused } from '#ui/focused.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { Authorship } from './authorship.tsx'
import { Replay } from './replay.tsx'
import { useVersions } from './use-versions.ts'
import { VersionRow } from './version-row.tsx'

type Props = {
  essay: Essay
  timeZone: string
  /** The version that the person comes back from, which takes the focus. */
  left: string | null
  onShow: (versionId: string) => void
}

export function VersionsList({ essay, timeZone, left, onShow }: Props) {
  const [replay, setReplay] = useState<'shown' | 'left' | null>(null)
  const { pages, versions } = useVersions(essay.id)
  const { error, refetch } = pages

  if (replay === 'shown') return <Replay essay={essay} timeZone={timeZone} onBack={() => setReplay('left')} />
  if (error) return <LoadError title="Error loading versions" error={error} onRetry={refetch} isPlain />
  if (!versions)
    return (
      <Stack gap="sm" aria-busy>
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </Stack>
    )

  if (versions.length === 0) return <Text c="dimmed">Each time you save, a version is kept here.</Text>

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        A version is kept when you save, when you leave, and after a long pause. Open one to compare it with
        your text or to restore it.
      </Text>
      {versions.length > 1 && (
        <Button
          variant="default"
          leftSection={<Icon of={IconPlayerPlay} />}
          ref={replay === 'left' ? focused : undefined}
          onClick={() => setReplay('shown')}
        >
          See how it grew
        </Button>
      )}
      <ol className="hairline-below">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            essayId={essay.id}
            version={version}
            timeZone={timeZone}
            isLeft={version.id === left && replay === null}
            onShow={() => onShow(version.id)}
          />
        ))}
      </ol>
      <NextPageButton pages={pages}>Show earlier ones</NextPageButton>
      <Authorship essay={essay} />
    </Stack>
  )
}
