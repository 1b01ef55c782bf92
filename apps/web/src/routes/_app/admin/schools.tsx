import { createFileRoute } from '@tanstack/react-router'
import { ManagedPage } from '#features/colleges/managed/managed-page.tsx'
import { managedSearch } from '#features/colleges/managed/managed-search.ts'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/schools')({
  validateSearch: managedSearch,
  beforeLoad: allow('admin'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    void queryClient.prefetchQuery(query('GET /schools/managed/summary'))
    await beforePage(cause, queryClient.ensureInfiniteQueryData(pagesOf('GET /schools/managed', deps)))
  },
  head: () => titled('Schools Catalog'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Schools Catalog" title="Error loading schools catalog" error={error} />
  ),
  component: function ManagedRoute() {
    return <Filtered search={Route.useSearch()}>{(search) => <ManagedPage search={search} />}</Filtered>
  },
})
