import { createFileRoute } from '@tanstack/react-router'
import { CalculatorPage } from '#features/money/calculator/calculator-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/aid-calculator')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...query('GET /money/finances'), revalidateIfStale: true }),
  head: () => titled('Aid Calculator'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Aid Calculator" title="Error loading this page" error={error} />
  ),
  component: CalculatorPage,
})
