import type { Job } from '@bearings/domain/jobs/schema'
import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { rhythmOf, stateOf } from './words.ts'
import classes from './jobs-card.module.css'

export function JobRow({ job }: { job: Job }) {
  const { timeZone } = useMe()
  const { words, tone } = stateOf(job)
  const run = useMutation({
    ...mutation('POST /jobs/{name}/run', 'The job could not be started'),
    onSuccess: () => notify({ title: 'It runs within seconds' }),
    meta: { endsWhenRead: true },
  })

  return (
    <li className={`ruled stack items-center ${classes.job}`}>
      <div className={classes.what}>
        <Text fw={600}>{job.summary}</Text>
        <Text size="sm" c="dimmed">
          {rhythmOf(job)}
          {job.finishedAt && `, last ${momentIn(timeZone, job.finishedAt)}`}
          {job.milliseconds !== null && ` in ${job.milliseconds.toLocaleString('en-US')} ms`}
        </Text>
        {job.lastFailure && job.lastFailureAt && (
          <Text size="sm" className="coral wrap-anywhere">
            {momentIn(timeZone, job.lastFailureAt)}: {job.lastFailure}
          </Text>
        )}
      </div>
      <Chip tone={tone}>{words}</Chip>
      <Button
        variant="default"
        size="compact-md"
        loading={run.isPending}
        aria-label={`Run now: ${job.summary}`}
        onClick={() => run.mutate({ name: job.name })}
      >
        Run now
      </Button>
    </li>
  )
}
