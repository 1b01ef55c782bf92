import { createFileRoute } from '@tanstack/react-router'
import { CalculatorPage } from '#features/money/calculator/calculator-page.tsx'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'
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
