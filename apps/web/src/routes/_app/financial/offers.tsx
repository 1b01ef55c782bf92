import { createFileRoute } from '@tanstack/react-router'
import { OffersPage } from '#features/money/offers/offers-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/offers')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData({ ...query('GET /money/offers'), revalidateIfStale: true }),
      queryClient.ensureQueryData({ ...query('GET /money/finances'), revalidateIfStale: true }),
      queryClient.ensureQueryData({ ...query('GET /schools/list'), revalidateIfStale: true }),
    ]),
  head: () => titled('Offers'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="Offers" title="Error loading this page" error={error} />,
  component: OffersPage,
})
