import { createFileRoute } from '@tanstack/react-router'
import { finding, firstFinding, taughtMajors } from '#colleges/search/finding-query.ts'
import { FindPage } from '#features/colleges/find/find-page.tsx'
import { findSearch, isWhole } from '#features/colleges/find/find-search.ts'
import { FindSkeleton } from '#features/colleges/find/find-skeleton.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

/** Find Schools: the whole catalog, labeled for the student. */
export const Route = createFileRoute('/_app/schools/find/')({
  validateSearch: findSearch,
  beforeLoad: allow('student'),
  loader: async ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(query('GET /schools/list'))
    void queryClient.prefetchQuery(query('GET /money/finances'))
    void queryClient.prefetchQuery(query('GET /schools/find/searches'))
    const search = findSearch(location.search)
    const isHere = queryClient.getQueryData(finding.queryKey) !== undefined
    await Promise.all([
      // Labeling all colleges takes only a moment, but over a slow network the first ones arrive much
      // earlier.
      isWhole(search) && !isHere
        ? queryClient.ensureQueryData(firstFinding)
        : queryClient.ensureQueryData(finding),
      search.major !== undefined && queryClient.ensureQueryData(taughtMajors),
      queryClient.ensureQueryData({ ...query('GET /profile'), revalidateIfStale: true }),
    ])
  },
  head: () => titled('Find Schools'),
  pendingComponent: FindSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Find Schools" title="The colleges could not be loaded" error={error} />
  ),
  component: function FindRoute() {
    return <FindPage search={Route.useSearch()} />
  },
})
