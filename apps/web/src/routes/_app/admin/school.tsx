import { createFileRoute } from '@tanstack/react-router'
import { SchoolPage } from '#features/school/school-page.tsx'
import { schoolSearch } from '#features/school/school-search.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/school')({
  validateSearch: schoolSearch,
  beforeLoad: allow('admin'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /school')),
  head: () => titled('School'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="School" title="The school could not be loaded" error={error} />
  ),
  component: function SchoolRoute() {
    return <Filtered search={Route.useSearch()}>{(search) => <SchoolPage search={search} />}</Filtered>
  },
})
