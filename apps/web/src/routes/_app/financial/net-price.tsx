import { createFileRoute } from '@tanstack/react-router'
import { NetPricePage } from '#features/money/net-price/net-price-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/net-price')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData({ ...query('GET /money/finances'), revalidateIfStale: true }),
      queryClient.ensureQueryData({ ...query('GET /money/net-prices'), revalidateIfStale: true }),
    ]),
  head: () => titled('Net Price'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="Net Price" title="Error loading this page" error={error} />,
  component: NetPricePage,
})
