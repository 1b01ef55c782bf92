import type { EssayVersion } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Slider, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { LoadError } from '#ui/load-error.tsx'
import { growthBars } from './growth-bars.ts'
import classes from './versions-list.module.css'

type Props = { essayId: string; steps: readonly EssayVersion[]; timeZone: string }

/** One version at a time, starting with the first, and its position among the others. */
export function ReplaySteps({ essayId: id, steps, timeZone }: Props) {
  const [step, setStep] = useState(0)
  const { savedAt, words, name, id: versionId } = steps[step]!
  const { data, error, refetch } = useQuery({
    ...query('GET /essays/{id}/versions/{versionId}', { id, versionId }),
    placeholderData: keepPreviousData,
  })
  const bars = growthBars(
    steps.map((version) => version.words),
    step,
  )

  return (
    <>
      <div>
        <Title order={3}>{momentIn(timeZone, savedAt)}</Title>
        <Text size="sm" c="dimmed">
          {name !== null && `${name} · `}
          {counted(words, 'word')} · {step + 1} of {steps.length}
        </Text>
      </div>
      <div className={`flex gap-2px items-end ${classes.growth}`} aria-hidden>
        {bars.map(({ share, isNow }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a bar is identified by its position.
          <span key={index} data-now={isNow || undefined} style={{ height: `${Math.max(4, share)}%` }} />
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
      {data && <p className="typed wrap-anywhere">{data.content}</p>}
    </>
  )
}
