import { createFileRoute } from '@tanstack/react-router'
import { FormsPage } from '#features/money/forms/forms-page.tsx'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/financial/forms')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...query('GET /money/steps'), revalidateIfStale: true }),
  head: () => titled('FAFSA and CSS'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="FAFSA and CSS" title="Error loading this page" error={error} />
  ),
  component: FormsPage,
})
