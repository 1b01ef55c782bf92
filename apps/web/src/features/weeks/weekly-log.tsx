import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { LoadError } from '#ui/load-error.tsx'
import { WeekCards } from './week-cards.tsx'
import { WeeklyLogSkeleton } from './weekly-log-skeleton.tsx'

/** The student's weeks: the current one as a card, and the planned ones below it. */
export function WeeklyLog() {
  const { data: log, error, refetch, isFetching } = useQuery(query('GET /weeks'))

  return (
    <section aria-label="Weekly Log" className="column">
      {log ? (
        <WeekCards log={log} />
      ) : error && !isFetching ? (
        <LoadError title="The weekly log could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <WeeklyLogSkeleton />
      )}
    </section>
  )
}
