import { Button, Card, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api.ts'
import { explain } from '../../platform/explain.ts'
import { WeekCards } from './week-cards.tsx'
import { WeeklyLogSkeleton } from './weekly-log-skeleton.tsx'

/** The student's weeks: the current one as a card, the planned ones below it. */
export function WeeklyLog() {
  const { data: log, error, refetch, isFetching } = useQuery(query('GET /weeks'))

  return (
    <section aria-label="Weekly Log">
      {log ? (
        <WeekCards log={log} />
      ) : error && !isFetching ? (
        <Card>
          <Stack align="flex-start" gap="sm" role="alert">
            <Text>The weekly log could not be loaded. {explain(error)}</Text>
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </Stack>
        </Card>
      ) : (
        <WeeklyLogSkeleton />
      )}
    </section>
  )
}
