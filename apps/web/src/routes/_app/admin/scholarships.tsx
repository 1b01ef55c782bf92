import { createFileRoute } from '@tanstack/react-router'
import { ManagedPage } from '#features/money/managed/managed-page.tsx'
import { managedSearch } from '#features/money/managed/managed-search.ts'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/scholarships')({
  validateSearch: managedSearch,
  beforeLoad: allow('admin'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    void queryClient.prefetchQuery(query('GET /money/scholarships/managed/summary'))
    await beforePage(
      cause,
      queryClient.ensureInfiniteQueryData(pagesOf('GET /money/scholarships/managed', deps)),
    )
  },
  head: () => titled('Scholarships'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Scholarships" title="Error loading scholarships" error={error} />
  ),
  component: function ManagedRoute() {
    return <Filtered search={Route.useSearch()}>{(search) => <ManagedPage search={search} />}</Filtered>
  },
})
