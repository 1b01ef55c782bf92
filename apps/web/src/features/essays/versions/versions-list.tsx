import type { Essay, EssayVersion } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { focused } from '#ui/focused.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { Authorship } from './authorship.tsx'
import { Replay } from './replay.tsx'
import { useVersions } from './use-versions.ts'
import classes from './versions-list.module.css'

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
      <ol className={classes.list}>
        {versions.map((version) => (
          <li key={version.id}>
            <UnstyledButton
              className={classes.version}
              ref={version.id === left && replay === null ? focused : undefined}
              onClick={() => onShow(version.id)}
            >
              <span>
                <span className={classes.time}>{momentIn(timeZone, version.savedAt)}</span>
                <span className="secondary">
                  {counted(version.words, 'word')} · {reasons[version.reason]}
                </span>
              </span>
              <Icon of={IconChevronRight} />
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <NextPageButton pages={pages}>Show earlier ones</NextPageButton>
      <Authorship essay={essay} />
    </Stack>
  )
}

const reasons: Record<EssayVersion['reason'], string> = {
  save: 'saved',
  restore: 'restored',
  'set-aside': 'kept after a conflict',
  'brought-in': 'imported from another account',
}
