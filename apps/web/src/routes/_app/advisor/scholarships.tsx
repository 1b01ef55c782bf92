import { createFileRoute } from '@tanstack/react-router'
import { LocalPage } from '#features/money/local-page.tsx'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/advisor/scholarships')({
  beforeLoad: allow('advisor'),
  loader: ({ context: { queryClient }, cause }) =>
    beforePage(cause, queryClient.ensureQueryData(query('GET /money/scholarships/local'))),
  head: () => titled('Local Scholarships'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Local Scholarships" title="Error loading scholarships" error={error} />
  ),
  component: LocalPage,
})
