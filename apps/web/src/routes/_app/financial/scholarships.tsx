import { createFileRoute } from '@tanstack/react-router'
import { scholarshipPages } from '#features/money/scholarships/scholarship-pages.ts'
import { ScholarshipsPage } from '#features/money/scholarships/scholarships-page.tsx'
import { scholarshipsSearch } from '#features/money/scholarships/scholarships-search.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/scholarships')({
  validateSearch: scholarshipsSearch,
  beforeLoad: allow('student'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(query('GET /money/scholarships/summary'))
    await queryClient.ensureInfiniteQueryData({ ...scholarshipPages(deps), revalidateIfStale: true })
  },
  head: () => titled('Scholarships'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Scholarships" title="Error loading scholarships" error={error} />
  ),
  component: function ScholarshipsRoute() {
    return <ScholarshipsPage search={Route.useSearch()} />
  },
})
