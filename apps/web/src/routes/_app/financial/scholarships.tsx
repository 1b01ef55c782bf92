import { createFileRoute } from '@tanstack/react-router'
import { ScholarshipsPage } from '#features/money/scholarships/scholarships-page.tsx'
import { scholarshipsSearch } from '#features/money/scholarships/scholarships-search.ts'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/scholarships')({
  validateSearch: scholarshipsSearch,
  beforeLoad: allow('student'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    void queryClient.prefetchQuery(query('GET /money/scholarships/summary'))
    const pages = { ...pagesOf('GET /money/scholarships', deps), revalidateIfStale: true }
    await beforePage(cause, queryClient.ensureInfiniteQueryData(pages))
  },
  head: () => titled('Scholarships'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Scholarships" title="Error loading scholarships" error={error} />
  ),
  component: function ScholarshipsRoute() {
    return <Filtered search={Route.useSearch()}>{(search) => <ScholarshipsPage search={search} />}</Filtered>
  },
})
