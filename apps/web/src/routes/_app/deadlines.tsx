import { createFileRoute } from '@tanstack/react-router'
import { DeadlinesPage } from '#features/deadlines/deadlines-page.tsx'
import { deadlinesSearch } from '#features/deadlines/deadlines-search.ts'
import { DeadlinesSkeleton } from '#features/deadlines/deadlines-skeleton.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/deadlines')({
  validateSearch: deadlinesSearch,
  beforeLoad: allow('student'),
  loader: async ({ context: { queryClient } }) => {
    // What these add appears when it is loaded; the dates wait for neither.
    void queryClient.prefetchQuery(query('GET /deadlines/reminders'))
    void queryClient.prefetchQuery(query('GET /schools/list'))
    // Without the profile, test dates are shown as before the first score.
    const profile = queryClient.prefetchQuery(query('GET /profile'))
    await queryClient.ensureQueryData({ ...query('GET /deadlines'), revalidateIfStale: true })
    await profile
  },
  head: () => titled('Deadlines'),
  pendingComponent: DeadlinesSkeleton,
  errorComponent: ({ error }) => <PageError page="Deadlines" title="Error loading deadlines" error={error} />,
  component: function DeadlinesRoute() {
    return <DeadlinesPage search={Route.useSearch()} />
  },
})
