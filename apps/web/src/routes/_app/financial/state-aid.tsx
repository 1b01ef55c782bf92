import { createFileRoute } from '@tanstack/react-router'
import { StateAidPage } from '#features/money/state-aid/state-aid-page.tsx'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/state-aid')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient }, cause }) =>
    beforePage(cause, queryClient.ensureQueryData(query('GET /money/state-aid'))),
  head: () => titled('State Aid'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="State Aid" title="Error loading state aid" error={error} />,
  component: StateAidPage,
})
