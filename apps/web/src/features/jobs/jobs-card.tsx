import { Button, Card, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { LoadError } from '#ui/load-error.tsx'
import { JobRow } from './job-row.tsx'
import { jobsInWords, mailInWords } from './words.ts'
import classes from './jobs-card.module.css'

/** In milliseconds. */
const refetchEvery = 15_000

/**
 * The status of outgoing mail and recurring jobs, collapsed while all is well. It is refetched while the page
 * is open.
 */
export function JobsCard() {
  const { data, error, refetch } = useQuery({ ...query('GET /jobs'), refetchInterval: refetchEvery })
  const [isOpen, { toggle }] = useDisclosure(false)
  const failing = data?.jobs.filter(({ failuresInARow }) => failuresInARow > 0) ?? []
  const shown = isOpen ? (data?.jobs ?? []) : failing

  return (
    <Card component="section" aria-labelledby="jobs-title">
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <div>
            <Title order={2} id="jobs-title">
              Email and jobs
            </Title>
            <Text c="dimmed">
              {data
                ? `${mailInWords(data.mail)} ${jobsInWords(data.jobs)}`
                : 'What the server does by itself'}
            </Text>
          </div>
          {data && (
            <Button variant="default" flex="none" aria-expanded={isOpen} onClick={toggle}>
              {isOpen ? 'Hide jobs' : 'Show jobs'}
            </Button>
          )}
        </Group>
        {data && shown.length === 0 ? null : data ? (
          <ul className={`stack ${classes.jobs}`}>
            {shown.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </ul>
        ) : error ? (
          <LoadError title="The jobs could not be loaded" error={error} onRetry={refetch} isPlain />
        ) : (
          <div aria-busy>
            <VisuallyHidden component="output">Loading the jobs…</VisuallyHidden>
            <Skeleton height={36} />
          </div>
        )}
      </Stack>
    </Card>
  )
}
