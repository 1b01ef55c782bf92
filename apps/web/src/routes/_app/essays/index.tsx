import { createFileRoute } from '@tanstack/react-router'
import { EssaysPage } from '#features/essays/list/essays-page.tsx'
import { essaysSearch } from '#features/essays/list/essays-search.ts'
import { EssaysSkeleton } from '#features/essays/list/essays-skeleton.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/essays/')({
  validateSearch: essaysSearch,
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(query('GET /essays/asked'))
    return Promise.all([
      queryClient.ensureQueryData({ ...query('GET /essays'), revalidateIfStale: true }),
      queryClient.ensureQueryData({ ...query('GET /schools/list'), revalidateIfStale: true }),
    ])
  },
  head: () => titled('Essay Management'),
  pendingComponent: EssaysSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Essay Management" title="Error loading essays" error={error} />
  ),
  component: function EssaysRoute() {
    const { me } = Route.useRouteContext()
    return <EssaysPage me={me} search={Route.useSearch()} />
  },
})
