import { createFileRoute } from '@tanstack/react-router'
import { ScholarshipsPage } from '#features/money/scholarships/scholarships-page.tsx'
import { scholarshipsSearch } from '#features/money/scholarships/scholarships-search.ts'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/scholarships')({
  validateSearch: scholarshipsSearch,
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...query('GET /money/scholarships'), revalidateIfStale: true }),
  head: () => titled('Scholarships'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Scholarships" title="Error loading scholarships" error={error} />
  ),
  component: function ScholarshipsRoute() {
    return <ScholarshipsPage search={Route.useSearch()} />
  },
})
