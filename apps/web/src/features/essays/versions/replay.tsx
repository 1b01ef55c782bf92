import type { Essay, EssayVersion } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button, Slider, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { momentIn } from '#platform/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadError } from '#ui/load-error.tsx'
import classes from './versions-list.module.css'

type Props = { essay: Essay; versions: readonly EssayVersion[]; timeZone: string; onBack: () => void }

/** How a text grew: one version after the other, as far as they are loaded. */
export function Replay({ essay: { id }, versions, timeZone, onBack }: Props) {
  const steps = versions.toReversed()
  const [step, setStep] = useState(0)
  const { savedAt, words, id: versionId } = steps[step]!
  const { data, error, refetch } = useQuery({
    ...query('GET /essays/{id}/versions/{versionId}', { id, versionId }),
    placeholderData: keepPreviousData,
  })
  const most = Math.max(1, ...steps.map((version) => version.words))

  return (
    <Stack gap="md">
      <Button
        variant="subtle"
        color="sea"
        size="compact-sm"
        className={classes.back}
        leftSection={<Icon of={IconArrowLeft} size={16} />}
        onClick={onBack}
      >
        All versions
      </Button>
      <div>
        <Title order={3}>{momentIn(timeZone, savedAt)}</Title>
        <Text size="sm" c="dimmed">
          {counted(words, 'word')} · {step + 1} of {steps.length}
        </Text>
      </div>
      <div className={classes.growth} aria-hidden>
        {steps.map((version, index) => (
          <span
            key={version.id}
            data-now={index === step || undefined}
            style={{ height: `${Math.max(4, (100 * version.words) / most)}%` }}
          />
        ))}
      </div>
      <Slider
        min={0}
        max={steps.length - 1}
        value={step}
        label={null}
        onChange={setStep}
        thumbLabel="Version"
        thumbValueText={momentIn(timeZone, savedAt)}
      />
      {error && <LoadError title="Error loading this version" error={error} onRetry={refetch} isPlain />}
      {data && <p className={classes.text}>{data.content}</p>}
    </Stack>
  )
}
