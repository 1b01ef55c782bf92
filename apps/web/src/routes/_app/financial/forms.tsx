import { createFileRoute } from '@tanstack/react-router'
import { FormsPage } from '#features/money/forms/forms-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/forms')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData({ ...query('GET /money/steps'), revalidateIfStale: true }),
      queryClient.ensureQueryData({ ...query('GET /money/forms'), revalidateIfStale: true }),
    ]),
  head: () => titled('FAFSA and CSS'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="FAFSA and CSS" title="Error loading this page" error={error} />
  ),
  component: FormsPage,
})
