import { createFileRoute } from '@tanstack/react-router'
import { SchoolPage } from '#features/school/school-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/school')({
  beforeLoad: allow('admin'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /school')),
  head: () => titled('School'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="School" title="The school could not be loaded" error={error} />
  ),
  component: SchoolPage,
})
