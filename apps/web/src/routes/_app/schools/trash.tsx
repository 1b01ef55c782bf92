import { createFileRoute } from '@tanstack/react-router'
import { ListSkeleton } from '#features/list/overview/list-skeleton.tsx'
import { TrashPage } from '#features/list/overview/trash-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/schools/trash')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...query('GET /schools/list/trash'), revalidateIfStale: true }),
  head: () => titled('Trash'),
  pendingComponent: ListSkeleton,
  errorComponent: ({ error }) => <PageError page="Trash" title="Error loading schools" error={error} />,
  component: TrashPage,
})
