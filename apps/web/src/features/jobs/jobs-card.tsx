import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api.ts'
import { explain } from '../../platform/explain.ts'
import { JobRow } from './job-row.tsx'
import { mailInWords } from './words.ts'
import classes from './jobs-card.module.css'

const lookEvery = 15_000

/** The work that goes on by itself, what fails of it, and the mail. It stays up to date while it is looked at. */
export function JobsCard() {
  const { data, error, refetch } = useQuery({ ...query('GET /jobs'), refetchInterval: lookEvery })

  return (
    <Card component="section" aria-labelledby="jobs-title">
      <Stack gap="md">
        <div>
          <Title order={2} id="jobs-title">
            Jobs
          </Title>
          <Text c="dimmed">{data ? mailInWords(data.mail) : 'What the server does by itself'}</Text>
        </div>
        {data ? (
          <ul className={classes.jobs}>
            {data.jobs.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </ul>
        ) : error ? (
          <Stack gap="sm" align="flex-start" role="alert">
            <Text>The jobs could not be loaded. {explain(error)}</Text>
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </Stack>
        ) : (
          <Skeleton height={420} aria-label="Loading the jobs" />
        )}
      </Stack>
    </Card>
  )
}
