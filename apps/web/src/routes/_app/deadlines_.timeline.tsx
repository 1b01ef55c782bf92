import { createFileRoute } from '@tanstack/react-router'
import { TimelinePage } from '#features/library/timeline/timeline-page.tsx'
import { timelineSearch } from '#features/library/timeline/timeline-search.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/deadlines_/timeline')({
  validateSearch: timelineSearch,
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(query('GET /library/timeline')),
      queryClient.ensureQueryData(query('GET /deadlines/timeline')),
    ]),
  head: () => titled('Timeline'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Timeline" title="Error loading the timeline" error={error} />
  ),
  component: function TimelineRoute() {
    return <TimelinePage search={Route.useSearch()} />
  },
})
