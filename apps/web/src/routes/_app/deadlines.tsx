import { createFileRoute } from '@tanstack/react-router'
import { DeadlinesError } from '../../features/deadlines/deadlines-error.tsx'
import { DeadlinesPage } from '../../features/deadlines/deadlines-page.tsx'
import { deadlinesQuery } from '../../features/deadlines/deadlines-query.ts'
import { deadlinesSearch } from '../../features/deadlines/deadlines-search.ts'
import { DeadlinesSkeleton } from '../../features/deadlines/deadlines-skeleton.tsx'
import { query } from '../../platform/api.ts'
import { allow } from '../../platform/guard.ts'
import { titled } from '../../platform/title.ts'

export const Route = createFileRoute('/_app/deadlines')({
  validateSearch: deadlinesSearch,
  beforeLoad: allow('student'),
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(query('GET /deadlines/reminders'))
    await queryClient.ensureQueryData({ ...deadlinesQuery, revalidateIfStale: true })
  },
  head: () => titled('Deadlines'),
  pendingComponent: DeadlinesSkeleton,
  errorComponent: DeadlinesError,
  component: function DeadlinesRoute() {
    return <DeadlinesPage search={Route.useSearch()} />
  },
})
